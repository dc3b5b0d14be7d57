"""No test waits for ever: whatever a page is asked, there comes an answer or an end."""

import pytest

from tests.web import patience
from tests.web.conftest import People


@pytest.mark.parametrize("script", ["new Promise(() => {})", "() => { for (;;) {} }"])
def test_a_page_that_never_answers(
    people: People, monkeypatch: pytest.MonkeyPatch, script: str
) -> None:
    page = people.page()
    monkeypatch.setattr(patience, "NEVER", 2)
    with pytest.raises(AssertionError, match="no answer in 2 seconds"):
        page.evaluate(script)
