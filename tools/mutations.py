"""Mutations: the small faults that tools/mutants.py makes in rule code, one at a time, and the code that has them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

NO_RULES = {
    "__init__",
    "game",
    "view",
    "mats",
    "goals",
    "panels",
    "words",
    "events",
    "bot",
    "policy",
    "value",
    "odds",
    "outfits",
    "mind",
    "margins",
    "raiding",
    "helm",
    "knacks",
    "plans",
    "suggest",
    "builder",
    "yard",
    "describe",
    "stock",
}
"""Files and folders of a game that hold no rules; what ends in `_events` or `_bot` is none either."""

NO_RULE_FUNCTIONS = {
    *("option", "prompt_text", "text", "rule", "rule_of", "targets", "facts", "looked_for", "closed", "sample"),
    *("suggestions", "zones"),
}
NO_RULE_ENDINGS = ("problems", "_option", "_text")
"""Words of decisions, what bots suggest, and what checks a state without being a rule of play."""

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
EXCHANGED = {"min": "max", "max": "min", "any": "all", "all": "any"}

Function = ast.FunctionDef | ast.AsyncFunctionDef
Fault = tuple[str, ast.expr | ast.stmt, ast.expr | ast.stmt, frozenset[int]]
"""The function's name, the node, what stands in its place, and the lines of its statement."""


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is, the function it changes, and how the line reads before and after."""

    file: Path
    line: int
    function: str
    number: int  # of those in the file
    before: str
    after: str
    lines: frozenset[int]  # of the statement it is in: whoever reaches none of them cannot notice it

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line} {self.function}: {self.before}  ->  {self.after}"


def rule_files(folder: Path) -> list[Path]:
    """The files of a game's package that hold its rules, those in folders of the package too."""
    return sorted(
        file
        for file in folder.rglob("*.py")
        if NO_RULES.isdisjoint(file.relative_to(folder).with_suffix("").parts)
        and not file.stem.endswith(("_events", "_bot", "_words", "_view"))
    )


def mutants_of(file: Path) -> list[Mutant]:
    """Every fault that can be made in a file's functions."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [
        Mutant(file, node.lineno, name, number, short(node), short(changed), lines)
        for number, (name, node, changed, lines) in enumerate(faults(tree))
    ]


def mutated(mutant: Mutant) -> CodeType:
    """The code of the whole module with the fault in it."""
    tree = ast.parse(mutant.file.read_text(encoding="utf-8"))
    return faulty(tree, list(faults(tree)), mutant)


class Workshop:
    """Files read once, for many faults; each may be made once in a process, which is then the worse for it."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
        self.faults = {file: list(faults(tree)) for file, tree in self.trees.items()}

    def code(self, mutant: Mutant) -> CodeType:
        """The code of the mutant's function, compiled with as little around it as will do."""
        name = mutant.function.partition(".")[0]
        tree = self.trees[mutant.file]
        kept = [node for node in tree.body if is_future(node) or getattr(node, "name", "") == name]
        whole = dict(functions(kept, ""))[mutant.function]
        if any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(whole)):
            whole.body.insert(0, ast.Expr(ast.Name("__class__", ast.Load())))  # it stays a closure without the call
        module = faulty(ast.Module(kept, []), self.faults[mutant.file], mutant)
        return code_of(module, mutant.function)


def is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def faulty(tree: ast.Module, found: list[Fault], mutant: Mutant) -> CodeType:
    """The code of a tree in which one fault is made."""
    _, node, changed, _ = found[mutant.number]
    return compile(ast.fix_missing_locations(Exchange(node, changed).visit(tree)), str(mutant.file), "exec")


def code_of(module: CodeType, function: str) -> CodeType:
    """The code of a function of a module, by its qualified name."""
    for inner in module.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_qualname == function:
                return inner
            if function.startswith(f"{inner.co_qualname}."):
                return code_of(inner, function)
    raise LookupError(function)


def short(node: ast.AST) -> str:
    """A node as one line of source."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) < 90 else f"{text[:86]} ..."


class Exchange(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> Any:
        if node is self.old:
            return ast.copy_location(self.new, node)
        return self.generic_visit(node)


def faults(tree: ast.Module) -> Iterator[Fault]:
    """Every fault in the functions of a module."""
    for name, function in functions(tree.body, ""):
        if function.name not in NO_RULE_FUNCTIONS and not function.name.endswith(NO_RULE_ENDINGS):
            for node, statement in inside(function):
                for changed in changes(node):
                    yield name, node, changed, own_lines(statement)


def own_lines(statement: ast.stmt) -> frozenset[int]:
    """The lines of a statement without those of the statements inside it."""
    lines, left = {statement.lineno}, list[ast.AST](ast.iter_child_nodes(statement))
    while left:
        node = left.pop()
        if not isinstance(node, ast.stmt):
            lines.update(range(getattr(node, "lineno", 0), (getattr(node, "end_lineno", None) or 0) + 1))
            left += ast.iter_child_nodes(node)
    return frozenset(lines - {0})


def functions(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, Function]]:
    """The functions of a module and the methods of its classes by their qualified names."""
    for node in body:
        if isinstance(node, Function):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions(node.body, f"{prefix}{node.name}.")


def inside(function: Function) -> Iterator[tuple[ast.expr | ast.stmt, ast.stmt]]:
    """All that a function does, each with the statement it is part of: no docstrings, annotations, assertions or errors."""
    left: list[tuple[ast.AST, ast.stmt]] = [(node, node) for node in reversed(function.body)]
    while left:
        node, statement = left.pop()
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if docstring or isinstance(node, ast.Assert | ast.Raise):
            continue
        if isinstance(node, ast.expr | ast.stmt):
            yield node, statement
        left += reversed(
            [
                (child, child if isinstance(child, ast.stmt) else statement)
                for field, value in ast.iter_fields(node)
                if field not in ("annotation", "returns", "args", "decorator_list") or isinstance(node, ast.Call)
                for child in (value if isinstance(value, list) else [value])
                if isinstance(child, ast.AST)
            ]
        )


def changes(node: ast.expr | ast.stmt) -> Iterator[ast.expr | ast.stmt]:
    """What may stand in a node's place."""
    match node:
        case ast.Compare(ops=[op], left=left, comparators=comparators) if type(op) in COMPARED:
            yield ast.Compare(left, [COMPARED[type(op)]()], comparators)
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            for place, op in enumerate(ops):
                if type(op) in COMPARED:
                    yield ast.Compare(left, [*ops[:place], COMPARED[type(op)](), *ops[place + 1 :]], comparators)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant() as number):
            yield number
        case ast.BinOp(left=left, op=op, right=right) if type(op) in RECKONED and not texts(left, right):
            yield ast.BinOp(left, RECKONED[type(op)](), right)
        case ast.AugAssign(target=target, op=op, value=value):
            if type(op) in RECKONED and not isinstance(value, ast.List | ast.ListComp | ast.Call):
                yield ast.AugAssign(target, RECKONED[type(op)](), value)
            yield ast.Pass()
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in EXCHANGED:
            yield ast.Call(ast.Name(EXCHANGED[name], ast.Load()), args, keywords)
        case ast.Expr(value=ast.Call() | ast.YieldFrom()):
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Continue():
            yield ast.Break()
        case ast.Break():
            yield ast.Continue()
        case ast.If(test=test, body=body, orelse=orelse) if plain(test):
            yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.IfExp(test=test, body=body, orelse=orelse) if plain(test):
            yield ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.Return(value=ast.Call() | ast.Name() | ast.Attribute() | ast.Subscript()):
            yield ast.Return(ast.Constant(None))


def plain(test: ast.expr) -> bool:
    """A condition that no other fault turns round."""
    return isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript)


def texts(*parts: ast.expr) -> bool:
    """Is something put together here that is no number?"""
    return any(isinstance(part, ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple) or is_text(part) for part in parts)


def is_text(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant) and isinstance(part.value, str)
