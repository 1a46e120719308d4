"""Whose name it is. An account's belongs to the account: nobody else appears under it, or under one that looks like it."""

from __future__ import annotations

from collections.abc import Collection

from rulewright.kernel.message import UserError
from rulewright.server.store.users import User, Users

from .names import login_of, look_of


async def refuse_lookalikes(store: Users, names: Collection[str], owner: str = "") -> None:
    """Names that others could take for somebody's who has an account."""
    for name in names:
        alike = await store.accounts_like(look_of(name), login_of(name))
        if any(account.id != owner for account in alike):
            raise UserError("server-name-taken", name=name)


async def refuse_borrowed(store: Users, user: User) -> None:
    """Before somebody appears among others: a guest may have had the name before there was such an account."""
    if not user.password:
        await refuse_lookalikes(store, [user.name], user.id)
