"""A game's catalogue as tests read it: the pattern of every key, and the variables and plural forms of a pattern."""

from functools import cache

from fluent.syntax import FluentParser, ast

from kaper.core.texts import source


@cache
def messages(package, lang):
    """For each key (attributes as key.attribute) its pattern; nothing in the catalogue is unreadable."""
    found = {}
    for entry in FluentParser().parse(source(package, lang)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(pattern):
    """The variables of a pattern, and the forms of each of its selectors."""
    names, forms = set(), []

    def walk(node):
        if isinstance(node, ast.VariableReference):
            names.add(node.id.name)
        if isinstance(node, ast.SelectExpression):
            forms.append({getattr(variant.key, "name", getattr(variant.key, "value", "")) for variant in node.variants})
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.BaseNode):
                    walk(part)

    walk(pattern)
    return names, forms
