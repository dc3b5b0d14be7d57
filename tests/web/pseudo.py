"""The pseudo-language: on its pages, what carries no marks has not come from the page's words.

What the server says and how it calls people and cards is known from its messages. A text in
another language than the page's (rules, reports, names of languages) says so by `lang`.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import People

PSEUDO = "en-XA"
ACCENTS = str.maketrans("aceinosuyACEINOSUY", "áçéíñöšúýÁÇÉÍÑÖŠÚÝ")
MARKED = re.compile("⟦[^⟦⟧]*(?:⟧|…$)")
"""A line of a drawing ends in dots where it has no room."""
LETTERS = re.compile(r"[^\W\d_]{2,}")
"""A single letter names nothing: tokens, initials."""
LISTED = re.compile("\0| · |, (?:and )?| and ")
SENTENCE = 12
"""So long are sentences at least that may stand beside each other in one text."""
SOFT_HYPHEN = "\xad"
"""Where a long name may break: drawn only at the end of a line."""
TEXTS = """() => {
  const root = document.documentElement;
  const own = (one) => one.closest('[lang]') === root && !one.closest('script, style, kbd, code');
  const said = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: one } = walker.currentNode;
    if (own(one) && (one.checkVisibility() || one.matches('option, title'))) said.push(data);
  }
  for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder',
      'alt'])
    for (const one of document.querySelectorAll(`[${name}]`))
      if (own(one)) said.push(one.getAttribute(name));
  return said;
}"""


def pseudo(text: str) -> str:
    """A message of English alone, as the page says it in the pseudo-language."""
    return f"⟦{re.sub('[A-Za-z]+', _stretched, text)}⟧"


def _stretched(word: re.Match[str]) -> str:
    said = word[0].translate(ACCENTS)
    if len(said) < 3:
        return said
    return re.sub("[áéíöú]", lambda vowel: vowel[0] * (1 + len(said) // 3), said, count=1)


def unmarked(people: People, page: Page) -> list[str]:
    """Texts of the page that come neither from its words nor from the server."""
    told = set(_told(people, page))
    sentences = sorted((one for one in told if len(one) > SENTENCE), key=len, reverse=True)
    texts = [text.replace(SOFT_HYPHEN, "") for text in page.evaluate(TEXTS)]
    found = {text.strip() for text in texts if not _known(text, told, sentences)}
    return sorted(found)


def _known(text: str, told: set[str], sentences: list[str]) -> bool:
    if text.strip() in told or not _strange(text, told):
        return True
    for sentence in sentences:
        text = text.replace(sentence, "\0")
    return not _strange(text, told)


def _strange(text: str, told: set[str]) -> bool:
    """Whether something stands outside of marks (which may stand in each other) and is no name."""
    while MARKED.search(text):
        text = MARKED.sub("\0", text)
    parts = [part.strip(" .:;·●()\n") for one in text.split("\0") for part in LISTED.split(one)]
    return any(LETTERS.search(part) and not {part, f"{part}."} & told for part in parts)


def _told(people: People, page: Page) -> Iterator[str]:
    """Every text in what the server has sent to the page."""
    for frame in people.heard[page]:
        yield from _texts(json.loads(frame))
    for answer in people.answers[page]:
        if "json" in answer.headers.get("content-type", ""):
            yield from _texts(answer.json())


def _texts(content: Any) -> Iterator[str]:
    if isinstance(content, str):
        yield " ".join(content.split())
        yield content
    elif isinstance(content, dict):
        yield from content
        for part in content.values():
            yield from _texts(part)
    elif isinstance(content, list):
        for part in content:
            yield from _texts(part)
