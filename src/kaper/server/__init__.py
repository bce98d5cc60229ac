"""The service: tables in the browser. Nothing outside this package imports it, but the command line when it serves."""
