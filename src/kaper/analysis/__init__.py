"""Looking back at a finished match: who was lucky, who played well, and where it turned."""
