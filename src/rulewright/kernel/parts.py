"""Inner rules as parts: typed and lowered, not yet optimised, and no machine code of their own.

Numba makes machine code of every function, with all that it calls, again for each caller: half of the time that Cry Havoc took to
compile. Python never calls an inner rule, so its code would never run. A part is only linked: the entry that it ends up in is
optimised once, with all its parts.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from numba.core import caching, compiler
from numba.core.codegen import JITCodeLibrary


class Part(JITCodeLibrary):  # type: ignore[misc]
    """A rule with what it calls, to be linked into an entry."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        """For the cache, in the place of object code: there is none."""
        return self.name, "part", self._get_module_for_linking().as_bitcode()

    @classmethod
    def restored(cls, codegen: Any, name: str, bitcode: bytes) -> Part:
        part = cls(codegen, name)
        part._final_module = part._shared_module = llvm.parse_bitcode(bitcode)
        part._finalized = True
        return part


class PartCompiler(compiler.Compiler):  # type: ignore[misc]
    """Numba's compiler, as far as a part goes. What stands for its function is a bare object, since nothing can call it."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.flags.no_compile = True

    def _compile_core(self) -> Any:
        self.state.library = Part(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        made = super()._compile_core()._replace(entry_point=object())
        made.target_context.insert_user_function(made.entry_point, made.fndesc, [made.library])
        return made


class PartsOnDisk(caching.CompileResultCacheImpl):  # type: ignore[misc]
    def rebuild(self, target_context: Any, payload: tuple[Any, ...]) -> Any:
        (name, _, bitcode), fndesc, environment, signature, objectmode, lifted, annotation, reload_init, _ = payload
        return compiler.compile_result(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=Part.restored(target_context.codegen(), name, bitcode),
            environment=environment,
            entry_point=object(),
            fndesc=fndesc,
            type_annotation=annotation,
            signature=signature,
            objectmode=objectmode,
            lifted=lifted,
            reload_init=reload_init,
        )


class PartCache(caching.FunctionCache):  # type: ignore[misc]
    _impl_class = PartsOnDisk
