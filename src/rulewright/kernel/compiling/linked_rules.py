"""Inner rules without machine code of their own: typed and lowered once, then linked into the entries that call them.

By default, Numba optimises every function together with everything it calls, and generates machine code for it again for each caller: half
of Cry Havoc's compile time. Python never calls an inner rule, so that code would never run. Here each entry is optimised once, with every
rule in it and as if they were its own."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from numba.core import caching, compiler
from numba.core.codegen import JITCodeLibrary


class LinkedRule(JITCodeLibrary):
    """A rule and what it calls, ready to be linked into an entry."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True

    def serialize_using_object_code(self) -> tuple[str, bytes]:
        """The cache asks for object code; store bitcode, since there is no object code."""
        return self.name, self._get_module_for_linking().as_bitcode()

    @classmethod
    def restored(cls, codegen: Any, name: str, bitcode: bytes) -> LinkedRule:
        rule = cls(codegen, name)
        rule._final_module = rule._shared_module = llvm.parse_bitcode(bitcode)
        rule._finalized = True
        return rule


class Entry(JITCodeLibrary):
    """A function that Python calls, with a copy of every rule it needs. Nothing else calls these copies, so LLVM may change them to suit
    this entry, or merge them into their callers."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = llvm.Linkage.internal
        super()._optimize_final_module()


class EntryCompiler(compiler.Compiler):
    def _compile_core(self) -> Any:
        self.state.library = Entry(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return super()._compile_core()


class LinkedRuleCompiler(compiler.Compiler):
    """Numba's compiler without the last step, machine code. A bare object stands in for the function, since nothing can call it."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.flags.no_compile = True

    def _compile_core(self) -> Any:
        self.state.library = LinkedRule(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        made = super()._compile_core()._replace(entry_point=object())
        made.target_context.insert_user_function(made.entry_point, made.fndesc, [made.library])
        return made


class LinkedRulesOnDisk(caching.CompileResultCacheImpl):
    def rebuild(self, target_context: Any, payload: tuple[Any, ...]) -> Any:
        (name, bitcode), fndesc, environment, signature, objectmode, lifted, annotation, reload_init, _ = payload
        return compiler.compile_result(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=LinkedRule.restored(target_context.codegen(), name, bitcode),
            environment=environment,
            entry_point=object(),
            fndesc=fndesc,
            type_annotation=annotation,
            signature=signature,
            objectmode=objectmode,
            lifted=lifted,
            reload_init=reload_init,
        )


class LinkedRuleCache(caching.FunctionCache):
    _impl_class = LinkedRulesOnDisk
