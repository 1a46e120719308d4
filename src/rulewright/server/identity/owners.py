"""Protects the names of accounts: nobody else may use one, or one that looks like it."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.kernel.message import UserError
from rulewright.server.store.users import User, Users

from .names import login_of, look_of


async def refuse_lookalikes(store: Users, names: Collection[str], owner: str = "") -> None:
    """Refuse names that could be mistaken for an account's."""
    for name in names:
        alike = await store.accounts_like(look_of(name), login_of(name))
        if any(account.id != owner for account in alike):
            raise UserError("server-name-taken", name=name)


async def refuse_borrowed(store: Users, user: User) -> None:
    """Check a guest before they appear among others: the account with that name may be newer."""
    if not user.password:
        await refuse_lookalikes(store, [user.name], user.id)
