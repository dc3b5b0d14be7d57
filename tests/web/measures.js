/* What tables are measured for, in the page: each measure gives what it finds wrong, in words.
   tests/web/measures.py puts it there as `measures`. */
window.measures = (() => {
  const table = () => document.querySelector(".play");
  const shown = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest(".unseen, .art");
  /** Texts that somebody reads, each with its lines as they lie on the screen. */
  function texts() {
    const found = [];
    const walk = document.createTreeWalker(table(), NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      const said = node.data.trim();
      if (!said || !shown(parent) || parent.closest("style, option, title, desc")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((one) => one.width > 1 && one.height > 1);
      const inside = lines.filter((one) => within(one, parent));
      if (inside.length) found.push({ node, parent, said, lines: inside });
    }
    return found;
  }
  /** Whether a line is not scrolled away. */
  function within(line, one) {
    const x = (line.left + line.right) / 2,
      y = (line.top + line.bottom) / 2;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = up.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    }
    return true;
  }
  const scale = (one) => {
    const matrix = one.getScreenCTM?.();
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  };
  const sizeOf = (one) => parseFloat(getComputedStyle(one).fontSize) * scale(one);
  const fillOf = (one) => {
    const { fill, fillOpacity, opacity } = getComputedStyle(one);
    return fill.startsWith("rgb") || fill.startsWith("color")
      ? { colour: fill, alpha: Number(fillOpacity) * Number(opacity) }
      : null;
  };
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** Any colour as the screen shows it: red, green, blue, alpha. */
  const rgb = (colour) => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  };
  /** What a thing covers with: its colour, `null` for a pattern, nothing if one sees through it. */
  const cover = (one) => {
    if (one instanceof SVGGeometryElement) {
      if (getComputedStyle(one).fill.startsWith("url")) return null;
      const fill = fillOf(one);
      return fill && fill.alpha > 0.9 && rgb(fill.colour)[3] > 230 ? fill.colour : undefined;
    }
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    if (rgb(backgroundColor)[3] > 230) return backgroundColor;
    return backgroundImage === "none" ? undefined : null;
  };
  return {
    small: (least) => {
      return [
        ...new Set(
          texts()
            // letters in a drawing are part of it: what they say stands beside it too
            .filter(
              ({ parent }) =>
                !parent.closest("svg[aria-hidden=true]") && sizeOf(parent) < least - 0.05,
            )
            .map(({ parent, said }) => `${sizeOf(parent).toFixed(1)} px: ${said.slice(0, 60)}`),
        ),
      ];
    },
    overlaps: () => {
      const found = new Set();
      const boxes = texts().flatMap((text) => text.lines.map((line) => ({ ...text, line })));
      boxes.sort((a, b) => a.line.top - b.line.top);
      boxes.forEach((a, n) => {
        for (let m = n + 1; m < boxes.length && boxes[m].line.top < a.line.bottom; m++) {
          const b = boxes[m];
          if (a.node === b.node || a.parent.contains(b.parent) || b.parent.contains(a.parent))
            continue;
          const left = Math.max(a.line.left, b.line.left),
            right = Math.min(a.line.right, b.line.right);
          const top = Math.max(a.line.top, b.line.top);
          const bottom = Math.min(a.line.bottom, b.line.bottom);
          // the empty edges of lines may touch
          if (right - left < 3 || bottom - top < 0.35 * Math.min(a.line.height, b.line.height))
            continue;
          const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
          const [first, second] = [under.indexOf(a.parent), under.indexOf(b.parent)];
          if (first < 0 || second < 0) continue;
          const between = under.slice(Math.min(first, second), Math.max(first, second));
          if (between.some((one) => cover(one) !== undefined)) continue;
          found.add(`${a.said.slice(0, 40)} / ${b.said.slice(0, 40)}`);
        }
      });
      return [...found];
    },
    codes: () => {
      return [
        ...new Set(
          texts()
            .map(({ said }) => said)
            .filter((said) => /\b[A-Z]{2,4}-\d{1,3}\b/.test(said)),
        ),
      ];
    },
    twice: () => {
      const blocks = new Map();
      for (const { parent } of texts()) {
        const block =
          parent.closest("p, li, h1, h2, h3, h4, td, th, button, text, figcaption") ?? parent;
        if (block.closest("[data-piece], svg") || !shown(block)) continue;
        const said = block.textContent.replace(/\s+/g, " ").trim();
        if (said.split(" ").length < 5) continue;
        blocks.set(said, (blocks.get(said) ?? new Set()).add(block));
      }
      return [...blocks]
        .filter(([, all]) =>
          [...all].some((one) =>
            [...all].some((other) => one !== other && !one.contains(other) && !other.contains(one)),
          ),
        )
        .map(([said]) => said);
    },
    cut: () => {
      const list = document.querySelector(".ask .moves");
      if (!list?.checkVisibility()) return [];
      const room = list.getBoundingClientRect();
      const found = [];
      if (
        list.scrollHeight > list.clientHeight + 1 &&
        !/auto|scroll/.test(getComputedStyle(list).overflowY)
      )
        found.push("moves lie beyond the end of their list");
      for (const one of list.querySelectorAll(".move, .verb, [data-range]")) {
        const box = one.getBoundingClientRect();
        const said = one.textContent.trim().slice(0, 60);
        if (
          one.scrollWidth > one.clientWidth + 1 ||
          box.right > room.right + 1 ||
          box.left < room.left - 1
        )
          found.push(`too wide: ${said}`);
        if (one.scrollHeight > one.clientHeight + 8) found.push(`too high: ${said}`);
        if (box.height > room.height && innerWidth >= 1100) found.push(`never seen whole: ${said}`);
      }
      return found;
    },
    bare: () => {
      const [board, mine] = [".board", ".mine"].map((name) =>
        table().querySelector(`:scope > ${name}`),
      );
      if (!board || !mine) return 0;
      const end = mine.getBoundingClientRect().top;
      const marks = (one) => {
        const { backgroundImage, borderBottomWidth, borderBottomStyle } = getComputedStyle(one);
        return (
          one instanceof SVGGeometryElement ||
          one instanceof HTMLImageElement ||
          cover(one) !== undefined ||
          backgroundImage !== "none" ||
          (parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== "none")
        );
      };
      const low = [...board.querySelectorAll("*")]
        .filter((one) => shown(one) && marks(one))
        .map((one) => Math.min(one.getBoundingClientRect().bottom, end));
      const said = texts()
        .filter(({ parent }) => board.contains(parent))
        .flatMap(({ lines }) => lines.map((one) => one.bottom));
      return (end - Math.max(board.getBoundingClientRect().top, ...low, ...said)) / innerHeight;
    },
    faint: () => {
      const light = (colour) => {
        const [red, green, blue] = rgb(colour)
          .slice(0, 3)
          .map((value) => {
            const share = value / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const found = new Set();
      for (const { parent, said, lines } of texts()) {
        if (!(parent instanceof SVGTextContentElement)) continue;
        const fill = fillOf(parent);
        if (!fill || fill.alpha < 0.99) continue;
        const { strokeWidth, stroke, fontWeight } = getComputedStyle(parent);
        if (stroke !== "none" && parseFloat(strokeWidth) * scale(parent) > 2) continue; // has a ground
        const [line] = lines;
        const stack = document.elementsFromPoint(
          (line.left + line.right) / 2,
          (line.top + line.bottom) / 2,
        );
        const at = stack.indexOf(parent);
        if (at < 0) continue;
        const ground = stack
          .slice(at + 1)
          .map(cover)
          .find((one) => one !== undefined);
        if (!ground) continue; // a pattern
        const [dark, bright] = [light(fill.colour), light(ground)].sort((a, b) => a - b);
        const size = sizeOf(parent);
        const large = size >= 24 || (size >= 18.6 && Number(fontWeight) >= 700);
        const ratio = (bright + 0.05) / (dark + 0.05);
        if (ratio < (large ? 3 : 4.5)) found.add(`${ratio.toFixed(1)}: ${said.slice(0, 40)}`);
      }
      return [...found];
    },
  };
})();
