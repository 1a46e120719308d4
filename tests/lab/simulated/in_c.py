"""A GPU's kernel in C: from PTX, the language that NVIDIA's compiler gives, as far as our kernels use it.

Each register is a variable, each instruction a statement. Every access to memory is checked by machine.h. A register that was not written
holds garbage, as it may on a GPU."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

INTEGERS = {"s": "int{}_t", "u": "uint{}_t", "b": "uint{}_t"}
OTHERS = {"pred": "_Bool", "f32": "float", "f64": "double"}
SPECIAL = {"%tid.x": "thread", "%ctaid.x": "block", "%ntid.x": "BLOCK", "%nctaid.x": "blocks"}
COMPARED = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}

ENTRY = re.compile(
    r"^\.(?:visible|weak) \.(func|entry)\s+(?:\([^)]*\)\s*)?([\w$]+)\s*\(([^)]*)\)\s*(\{|;)", re.MULTILINE
)
CONSTANT = re.compile(
    r"^(?:\.\w+ )*\.(?:const|global) \.align (\d+) \.(\w+) ([\w$]+)(?:\[(\d+)\])?(?: = (\{[^}]*\}|[^;]+))?;",
    re.MULTILINE,
)
NAMED = re.compile(r"\d+([a-z_]+)B")  # the last of the names in a mangled one is the function's
GUARD = re.compile(r"@(!?)(%p\d+) (.*)")

# What an instruction computes: its operands are a, b, c and d; {t} is the type it ends with, {n} its bits.
COMPUTED = {
    "mov": "{a}",
    "cvta": "{a}",
    "neg": "-{a}",
    "not": "~{a}",
    "rcp": "1.0 / {a}",
    "cvt": "({to})({t}){a}",
    "add": "({t}){a} + ({t}){b}",
    "sub": "({t}){a} - ({t}){b}",
    "and": "{a} & {b}",
    "or": "{a} | {b}",
    "xor": "{a} ^ {b}",
    "min": "({t}){a} < ({t}){b} ? ({t}){a} : ({t}){b}",
    "max": "({t}){a} > ({t}){b} ? ({t}){a} : ({t}){b}",
    "div": "({t}){a} / ({t})not_zero(({t}){b})",
    "rem": "({t}){a} % ({t})not_zero(({t}){b})",
    "mul.lo": "({t}){a} * ({t}){b}",
    "mul.wide": "({wide})({t}){a} * ({wide})({t}){b}",
    "mul.hi": "((__int128)({t}){a} * ({t}){b}) >> {n}",
    "mad.lo": "({t}){a} * ({t}){b} + ({t}){c}",
    "mad.wide": "({wide})({t}){a} * ({wide})({t}){b} + {c}",
    "shl": "(uint32_t){b} < {n} ? ({t}){a} << (uint32_t){b} : 0",
    "shr": "({t}){a} >> ((uint32_t){b} < {n} ? (uint32_t){b} : {n} - 1) >> (({t})-1 > 0 && (uint32_t){b} >= {n})",
    "shf.l": "((uint64_t)(uint32_t){b} << 32 | (uint32_t){a}) << ({c} & 31) >> 32",
    "shf.r": "((uint64_t)(uint32_t){b} << 32 | (uint32_t){a}) >> ({c} & 31)",
    "selp": "{c} ? {a} : {b}",
    "prmt": "permuted({a}, {b}, {c})",
    "dp4a.s32": "dot({a}, 8, {b}, {c})",
    "dp2a.lo": "dot({a}, 16, {b}, {c})",
    "popc": "__builtin_popcountll(({t}){a})",
}


def type_of(suffix: str) -> str:
    return OTHERS.get(suffix) or INTEGERS[suffix[0]].format(suffix[1:])


def plain(name: str) -> str:
    """A name that C accepts."""
    return re.sub(r"\W", "_", name)


def parted(bits: int, to: str, source: str) -> str:
    """A number put together from parts in braces, the lowest first, or taken apart into them."""
    parts = re.findall(r"%\w+", to if to[0] == "{" else source)
    each = bits // len(parts)
    if to[0] == "{":
        return " ".join(f"{plain(part)} = {plain(source)} >> {each * i};" for i, part in enumerate(parts))
    whole = " | ".join(f"(uint{bits}_t)(uint{each}_t){plain(part)} << {each * i}" for i, part in enumerate(parts))
    return f"{plain(to)} = {whole};"


class Unknown(ValueError):
    """An instruction that is not known here."""


class Kernel:
    """One kernel with all that it calls."""

    def __init__(self, text: str, counted: bool = False) -> None:
        """`counted`: each block of instructions counts how often each lane runs it; `blocks` are their functions and lengths."""
        self._text, self._counted = re.sub(r"//[^\n]*", "", text), counted
        self.blocks: list[tuple[str, int]] = []
        self._known: dict[str, str] = {}  # the names in C of constants and functions

    def in_c(self) -> str:
        constants = list(self._constants())
        found = [entry for entry in ENTRY.finditer(self._text) if entry[4] == "{"]
        for number, entry in enumerate(found):
            self._known[entry[2]] = f"f{number}_{(NAMED.findall(entry[2]) or [entry[2]])[-1]}"
        parameters = [re.findall(r"\.param [^,]*?([\w$]+)(?=,|\s*$)", entry[3]) for entry in found]
        heads = [
            f"static uint64_t {self._known[entry[2]]}({', '.join(f'uint64_t {plain(name)}' for name in names)})"
            for entry, names in zip(found, parameters, strict=True)
        ]
        bodies = [
            f"{head} {{\n{self._body(self._known[entry[2]], entry.end())}\n}}"
            for head, entry in zip(heads, found, strict=True)
        ]
        first = next(i for i, entry in enumerate(found) if entry[1] == "entry")
        words = ", ".join(f"words[{i}]" for i in range(len(parameters[first])))
        started = f"void start(const uint64_t *words) {{ {self._known[found[first][2]]}({words}); }}"
        ranges = "".join(f"{{(char *){self._known[name]}, sizeof {self._known[name]}, 0}}, " for name, _ in constants)
        listed = f"const struct Range constants[] = {{{ranges}{{0}}}};\nconst int constant_count = {len(constants)};"
        lines = ['#include "machine.h"', *(line for _, line in constants), listed, *(f"{head};" for head in heads)]
        lines.append(f"const uint64_t block_count = {len(self.blocks)};")
        return "\n".join([*lines, *bodies, started, ""])

    def _constants(self) -> Iterator[tuple[str, str]]:
        for number, (align, kind, name, count, value) in enumerate(CONSTANT.findall(self._text)):
            self._known[name] = f"k{number}"
            numbers = value if value.startswith("{") else f"{{{value or 0}}}"
            yield name, f"static {type_of(kind)} k{number}[{count or 1}] __attribute__((aligned({align}))) = {numbers};"

    # ------------------------------------------------------------- a function
    def _body(self, name: str, start: int) -> str:
        end = re.compile(r"^\}", re.MULTILINE).search(self._text, start)
        assert end is not None
        text = re.sub(r"^\s*[{}]\s*$", "", self._text[start : end.start()], flags=re.MULTILINE)
        declared, lines = {"uint64_t func_retval0 = GARBAGE;": None}, list[str]()
        for part in re.split(r";|(?<=:)\s*\n", text):
            statement = " ".join(part.split())
            if statement.startswith((".reg", ".local", ".param")):
                declared[declaration(statement)] = None
            elif statement and not statement.startswith(".pragma"):
                lines.append(self._statement(statement))
        return "\n".join(
            [*declared, *(self._counting(name, lines) if self._counted else lines), "return func_retval0;"]
        )

    def _counting(self, name: str, lines: list[str]) -> Iterator[str]:
        """A block begins at a label, or behind a branch."""
        begins = True
        for line in lines:
            if line.endswith(":;"):
                yield line
            if begins or line.endswith(":;"):
                yield f"COUNT({len(self.blocks)});"
                self.blocks.append((name, 0))
            begins = "goto " in line
            if not line.endswith(":;"):
                yield line
                self.blocks[-1] = (name, self.blocks[-1][1] + 1)

    def _statement(self, text: str) -> str:
        if guard := GUARD.fullmatch(text):
            return f"if ({guard[1]}{plain(guard[2])}) {{ {self._statement(guard[3])} }}"
        if text.endswith(":"):
            return f"{plain(text)[:-1]}:;"
        instruction, _, rest = text.partition(" ")
        name, *ways = instruction.split(".")
        if name == "bra":
            return f"goto {plain(rest)};"
        if name == "ret":
            return "return func_retval0;"
        if name == "call":
            return self._call(rest)
        given = re.findall(r"\[[^\]]*\]|\{[^}]*\}|[^,\s][^,]*", rest)
        if name == "mov" and "{" in rest:
            return parted(int(ways[0][1:]), *given)
        if name in ("ld", "st", "atom"):
            return self._access(name, ways, given)
        to, *values = [self._operand(one) for one in given]
        if name == "setp" and len(ways) == 2:
            compared = f"({type_of(ways[-1])}){values[0]} {COMPARED[ways[0]]} ({type_of(ways[-1])}){values[1]}"
            return f"{to} = {compared};"
        form = COMPUTED.get(f"{name}.{ways[0]}") or COMPUTED.get(name)
        if form is None:
            raise Unknown(text)
        if name == "not" and ways[-1] == "pred":
            form = "!{a}"
        return f"{to} = {form.format(**dict(zip('abcd', values, strict=False)), **types_of(ways))};"

    def _call(self, rest: str) -> str:
        called = re.fullmatch(r"\((\w+)\), ([\w$]+), ?\( ?([^()]*?) ?\)", rest)
        if called is None:
            raise Unknown(rest)
        return f"{called[1]} = {self._known[called[2]]}({called[3]});"

    def _access(self, name: str, ways: list[str], given: list[str]) -> str:
        kind, inside = type_of(ways[-1]), [re.fullmatch(r"\[([^+\]]+)(?:\+(-?\d+))?\]", one) for one in given]
        if "param" in ways:  # a variable, here
            to, value = (one[1] if one else text for one, text in zip(inside, given, strict=True))
            return f"{self._operand(to)} = ({kind}){self._operand(value)};"
        if several := {"v2", "v4"} & {*ways}:
            at, (held,) = (
                next(one for one in inside if one),
                (re.findall(r"%\w+", text) for text in given if text[0] == "{"),
            )
            one_by_one = [way for way in ways if way not in several]
            size = int(ways[-1].lstrip("subf")) // 8
            places = [f"[{at[1]}+{int(at[2] or 0) + size * i}]" for i in range(len(held))]
            pairs = zip(places, held, strict=True) if name == "st" else zip(held, places, strict=True)
            return " ".join(self._access(name, one_by_one, [*pair]) for pair in pairs)
        place = next(f"{self._operand(one[1])} + {one[2] or 0}" for one in inside if one)
        if name == "atom" and not {"min", "add"} & {*ways}:
            raise Unknown(f"{name} {ways}")
        if name == "ld":
            return f"LOAD({self._operand(given[0])}, {kind}, {place});"
        if name == "st":
            return f"STORE({kind}, {place}, {self._operand(given[1])});"
        change = "LEAST" if "min" in ways else "ADD"
        return f"{change}({self._operand(given[0])}, {kind}, {place}, {self._operand(given[2])});"

    def _operand(self, text: str) -> str:
        text = text.strip()
        if text in SPECIAL:
            return SPECIAL[text]
        if re.fullmatch(r"-?\d+", text):
            return f"({text}ll)" if int(text) > -(1 << 63) else "INT64_MIN"
        if text.startswith("0f"):
            return f"float_of(0x{text[2:]}u)"
        if text.startswith("0d"):
            return f"double_of(0x{text[2:]}ull)"
        name = self._known.get(text)
        return f"(uint64_t){name}" if name else plain(text)


def types_of(ways: Sequence[str]) -> Mapping[str, str]:
    """The type that an instruction ends with, its bits, the type of twice as many, and the type to convert to."""
    kind, bits = ways[-1], re.sub(r"\D", "", ways[-1])
    wide = type_of(f"{kind[0]}{2 * int(bits)}") if kind[0] in INTEGERS and bits in ("16", "32") else ""
    to = ways[-2] if len(ways) > 1 and re.fullmatch(r"[suf]\d+", ways[-2]) else kind
    return {"t": type_of(kind), "n": bits, "wide": wide, "to": type_of(to)}


def declaration(text: str) -> str:
    """Of registers, memory of the function's own, or an argument of a call."""
    if found := re.fullmatch(r"\.reg \.(\w+) (%?\w+)(?:<(\d+)>)?", text):
        name = plain(found[2])
        names = [f"{name}{i}" for i in range(int(found[3]))] if found[3] else [name]
        return f"{type_of(found[1])} {', '.join(f'{one} = GARBAGE' for one in names)};"
    if found := re.fullmatch(r"\.local \.align (\d+) \.b8 (\w+)\[(\d+)\]", text):
        return f"char {found[2]}[{found[3]}] __attribute__((aligned({found[1]}))); memset({found[2]}, -1, {found[3]});"
    if found := re.fullmatch(r"\.param \.b(?:32|64) (\w+)", text):
        return f"uint64_t {found[1]} = GARBAGE;"
    raise Unknown(text)
