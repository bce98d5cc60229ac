"""`python -m kaper`: the command line."""

from kaper.cli import main

if __name__ == "__main__":
    main()
