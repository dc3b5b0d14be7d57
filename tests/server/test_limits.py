"""The limits of the server: told to hosts as they are, and read as hosts write them."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from seedround.engine.errors import BadOption
from seedround.server.host import limits as limits_module
from seedround.server.host.budgets import Budget, Who
from seedround.server.host.limits import NO_LIMITS, Limits, read_limits
from seedround.server.host.scope import counted
from seedround.server.serve import trusted

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def rows() -> Iterator[str]:
    """The table for hosts: every limit with its default and its reason, as the struct has them."""
    tree = ast.parse(inspect.getsource(limits_module))
    (struct,) = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    for field, words in zip(struct.body, struct.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            assert isinstance(words, ast.Expr)
            assert isinstance(words.value, ast.Constant)
            reason = " ".join(str(words.value.value).split())
            default = getattr(Limits(), field.target.id)
            yield f"| `{field.target.id}` | {default:,} | {reason} |"


def test_hosts_read_of_every_limit_with_its_reason() -> None:
    wanted = list(rows())
    assert len(wanted) == len(Limits.__struct_fields__)
    text = HOSTING.read_text("utf-8")
    assert [row for row in wanted if row not in text] == []


def test_a_host_changes_some_limits_and_keeps_the_others(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("tables_per_hour = 7\nheader_seconds = 2.5\n")
    limits = read_limits(str(file))
    assert (limits.tables_per_hour, limits.header_seconds) == (7, 2.5)
    assert limits.seats_per_hour == Limits().seats_per_hour
    assert read_limits(None) == Limits()
    assert read_limits("none") is NO_LIMITS


@pytest.mark.parametrize(
    ("text", "why"),
    [("table_per_hour = 7", "table_per_hour"), ("rooms = -1", ">= 0"), ("rooms = ", "not right")],
)
def test_limits_that_are_wrong_are_refused_with_a_sentence(
    tmp_path: Path, text: str, why: str
) -> None:
    file = tmp_path / "limits.toml"
    file.write_text(text)
    with pytest.raises(BadOption, match=why):
        read_limits(str(file))
    with pytest.raises(BadOption, match="cannot be read"):
        read_limits(str(tmp_path / "missing.toml"))


def test_an_ipv6_network_is_one_address() -> None:
    assert counted("2001:db8:1:2::1") == counted("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::1") != counted("2001:db8:1:2::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") == "192.0.2.7"
    assert counted("192.0.2.8") != counted("192.0.2.7")
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert counted("no address") == "no address"


def test_an_address_has_as_much_as_several_people() -> None:
    budget = Budget(0.001, 2, people=2)
    ada, bo, eve = [Who(name, "192.0.2.1") for name in ("ada", "bo", "eve")]
    assert [budget.take(ada) for _ in range(3)] == [True, True, False]
    assert [budget.take(bo) for _ in range(3)] == [True, True, False]
    assert not budget.take(eve), "the address has used up what two people may use"
    assert budget.take(Who("eve", "192.0.2.2")), "and Eve has lost nothing by it"


def test_proxies_are_addresses() -> None:
    assert [str(one) for one in trusted(["127.0.0.1", " 10.0.0.0/8"])] == [
        "127.0.0.1/32",
        "10.0.0.0/8",
    ]
    with pytest.raises(BadOption, match="--proxies"):
        trusted(["proxy.example"])
