import type { Page } from 'puppeteer';

/** What cannot be read as the page is shown now, a sentence for each line of text. */
export const lostText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Line {
      readonly element: HTMLElement;
      readonly says: string;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const unread = 'script, style, noscript, template, svg, option, .visually-hidden, .skip-link, [aria-hidden="true"]';
    const lines: Line[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!.trim();
      const element = walker.currentNode.parentElement!;
      if (!text || element.closest(unread)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects())
        if (right - left > 2)
          lines.push({
            element,
            says: `${element.localName} “${text.slice(0, 30)}”`,
            ...{ left, right, top: top + scrollY, bottom: bottom + scrollY },
          });
    }

    const found = new Set<string>();
    const scrolls = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll';
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    for (const { element, says, left, right, top, bottom } of lines) {
      let clipped: HTMLElement | undefined;
      let reachable = false;
      for (
        let around: HTMLElement | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const style = getComputedStyle(around);
        // What is beyond the edge of a region that scrolls by itself is reached by scrolling it.
        if ((reachable = scrolls(style) || style.position === 'fixed')) break;
        if (style.clipPath !== 'none') clipped ??= around;
        const box = around.getBoundingClientRect();
        const [above, below] = [box.top + scrollY, box.bottom + scrollY];
        if (cuts(style.overflowX) && (left < box.left - 2 || right > box.right + 2))
          found.add(`${says} is cut at its side`);
        if (cuts(style.overflowY) && (top < above - 4 || bottom > below + 4))
          found.add(`${says} is cut above or below`);
      }
      if (reachable) continue;
      if (right > innerWidth + 1) found.add(`${says} goes beyond the window`);
      if (!clipped) continue;
      // Only what is drawn is hit.
      const middle = (top + bottom) / 2;
      scrollTo({ top: middle - innerHeight / 2, behavior: 'instant' });
      for (const x of [left + 1, right - 1]) {
        const hit = document.elementsFromPoint(x, middle - scrollY);
        if (x > 0 && x < innerWidth && !hit.some((at) => clipped.contains(at) && at.contains(element)))
          found.add(`${says} is outside the shape it stands in`);
      }
    }

    /** What an element is turned or sheared by, and the innermost element that is. */
    const turnOf = (element: HTMLElement) => {
      let turn = new DOMMatrix();
      let turned: HTMLElement | undefined;
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const { transform } = getComputedStyle(around);
        if (transform === 'none') continue;
        turned ??= around;
        turn = new DOMMatrix(transform).multiply(turn);
      }
      return { turn, turned };
    };
    const turns = new Map<HTMLElement, ReturnType<typeof turnOf>>();
    for (const { element } of lines) if (!turns.has(element)) turns.set(element, turnOf(element));

    /** The box that a line had before it was turned, since what is measured is the upright box around it. */
    const upright = (line: Line): Line => {
      const { a, b, c, d } = turns.get(line.element)!.turn;
      const [across, down] = [line.right - line.left, line.bottom - line.top];
      const area = Math.abs(a * d) - Math.abs(b * c);
      if ((b === 0 && c === 0) || Math.abs(area) < 0.01) return line;
      const width = (Math.abs(d) * across - Math.abs(c) * down) / area;
      const height = (Math.abs(a) * down - Math.abs(b) * across) / area;
      const back = new DOMMatrix([a, b, c, d, 0, 0]).inverse();
      const middle = back.transformPoint({ x: (line.left + line.right) / 2, y: (line.top + line.bottom) / 2 });
      return {
        ...line,
        left: middle.x - width / 2,
        right: middle.x + width / 2,
        top: middle.y - height / 2,
        bottom: middle.y + height / 2,
      };
    };
    const together = (one: Line, other: Line) =>
      turns.get(one.element)!.turned === turns.get(other.element)!.turned
        ? [upright(one), upright(other)]
        : [one, other];

    // Letters take about the middle of their line's box.
    const core = ({ top, bottom }: Line) => [top + (bottom - top) * 0.25, bottom - (bottom - top) * 0.2] as const;
    lines.sort((a, b) => a.top - b.top);
    for (const [at, first] of lines.entries()) {
      for (const second of lines.slice(at + 1)) {
        if (second.top > first.bottom) break;
        if (second.element === first.element) continue;
        const [upper, lower] = together(first, second) as [Line, Line];
        const across = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
        const [[from, to], [next, end]] = [core(upper), core(lower)];
        if (across > 4 && Math.min(to, end) - Math.max(from, next) > 2)
          found.add(`${first.says} lies over ${second.says}`);
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.add(`the page is ${wide} px wider than the window`);
    return [...found];
  });
