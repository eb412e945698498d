import type { Page } from 'puppeteer';
import sharp from 'sharp';

/** Red, green and blue from 0 to 255, and how much of it covers what lies beneath. */
type Colour = readonly [number, number, number, number];

/** One line of text as it stands on the page, in CSS pixels from the page's corner. */
interface Line {
  readonly text: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly colour: Colour;
  readonly size: number;
  readonly weight: number;
  /** Its letters show a ground of their own, which may change within the line. */
  readonly painted: boolean;
  /** Drawn for the eye alone: what is cut off or covered whole is no loss. */
  readonly decoration: boolean;
  /** What lies over them mixes its colour with theirs. */
  readonly blended: boolean;
}

/** WCAG 2.2, 1.4.3: large text is 24 px, or 18.66 px and bold. */
const needed = ({ size, weight }: Line) => (size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5);

/** Points looked at in each line; the tenth part that contrasts least may lie beside the letters, at the edge of a shape. */
const columns = 24;
const rows = 5;
const forgiven = 0.1;

/** Every line of text that can be seen inside `scope`. */
function linesOf(scope: string): readonly Line[] {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  })!;
  const known = new Map<string, Colour>();
  const colourOf = (written: string): Colour => {
    const same = known.get(written);
    if (same) return same;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = written;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red!, green!, blue!, alpha! / 255];
    known.set(written, colour);
    return colour;
  };
  const opacityOf = (element: Element): number => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const isPainted = (at: Element | null): boolean =>
    !!at && (getComputedStyle(at).backgroundClip.includes('text') || isPainted(at.parentElement));
  const blends = (at: Element): boolean =>
    ['::before', '::after'].some((part) => {
      const { content, mixBlendMode } = getComputedStyle(at, part);
      return content !== 'none' && mixBlendMode !== 'normal';
    });
  // What lies above a part that blends is not mixed with it.
  const isBlended = (at: Element | null): boolean =>
    !!at &&
    (blends(at) ||
      [...at.querySelectorAll(':scope > em')].some(blends) ||
      (!(Number(getComputedStyle(at).zIndex) > 0) && isBlended(at.parentElement)));
  // As `.visually-hidden` is.
  const isClipped = (at: Element | null): boolean =>
    !!at && (getComputedStyle(at).clipPath === 'inset(50%)' || isClipped(at.parentElement));
  const lines: Line[] = [];
  for (const root of document.querySelectorAll(scope)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent?.trim() || element.closest('option, script, style, template, :disabled, svg')) continue;
      if (isClipped(element)) continue;
      const frame = element.closest('[tabindex="0"]')?.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      // Of letters in outline the outline is read.
      const outlined = colourOf(style.webkitTextFillColor)[3] === 0;
      const [red, green, blue, alpha] = colourOf(outlined ? style.webkitTextStrokeColor : style.color);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 4 || height < 4 || x + width < 0 || x > innerWidth) continue;
        // A region that scrolls by itself hides what lies beyond its edges.
        if (frame && (y < frame.top || y + height > frame.bottom)) continue;
        lines.push({
          text: node.textContent.trim().slice(0, 60),
          box: { x: x + scrollX, y: y + scrollY, width, height },
          colour: [red, green, blue, alpha * opacityOf(element)],
          size: parseFloat(style.fontSize),
          weight: Number(style.fontWeight),
          painted: outlined && parseFloat(style.webkitTextStrokeWidth) === 0 && isPainted(element),
          blended: isBlended(element),
          decoration: !!element.closest('[aria-hidden="true"]'),
        });
      }
    }
  }
  return lines;
}

/** Takes away the grounds that show in the letters only; returns whose they were. */
function hideFilled(): HTMLElement[] {
  const filled = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
    getComputedStyle(element).backgroundClip.includes('text'),
  );
  for (const element of filled) {
    const { backgroundClip, backgroundSize } = getComputedStyle(element);
    const sizes = backgroundSize.split(', ');
    element.style.backgroundSize = backgroundClip
      .split(', ')
      .map((clip, layer) => (clip === 'text' ? '0 0' : sizes[layer % sizes.length]))
      .join(', ');
  }
  return filled;
}

function luminance(colour: readonly number[]): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Lets a page that is about to load take the style that hides its words, which its policy forbids. */
export const allowHiding = (page: Page) => page.setBypassCSP(true);

/**
 * Looks at the ground itself, pixel by pixel, behind every line of text: pictures, gradients and clipped planes included.
 * Returns the lines that contrast too little with what lies behind them, and those that something lies over.
 */
export async function faintLines(page: Page, { scope = 'body', fullPage = true } = {}): Promise<readonly string[]> {
  const lines = await page.evaluate(linesOf, scope);
  const offset = fullPage ? 0 : await page.evaluate(() => scrollY);
  const picture = async () =>
    sharp(await page.screenshot({ fullPage }))
      .raw()
      .toBuffer({ resolveWithObject: true });
  const shown = await picture();
  const hiding = await page.addStyleTag({
    content:
      '*, *::placeholder { color: transparent !important; -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important; transition: none !important }',
  });
  const painted = lines.some((line) => line.painted) ? await picture() : undefined;
  const filled = await page.evaluateHandle(hideFilled);
  const bare = await picture();
  await filled.evaluate((elements) => elements.forEach((element) => element.style.removeProperty('background-size')));
  await hiding.evaluate((element) => (element as Element).remove());
  const placesOf = (all: readonly Line[]) => JSON.stringify(all.map(({ box }) => box));
  // What came late, such as a typeface, has moved lines between the question and the picture.
  if (placesOf(await page.evaluate(linesOf, scope)) !== placesOf(lines)) return faintLines(page, { scope, fullPage });

  const pixelAt = ({ data, info }: typeof bare, x: number, y: number): readonly number[] | undefined => {
    const [column, row] = [Math.round(x), Math.round(y - offset)];
    if (column < 0 || row < 0 || column >= info.width || row >= info.height) return undefined;
    const at = (row * info.width + column) * info.channels;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  };
  const differs = (one: typeof bare, x: number, y: number): boolean => {
    const ground = pixelAt(bare, x, y);
    return !!pixelAt(one, x, y)?.some((value, index) => Math.abs(value - ground![index]!) > 8);
  };
  /** Whether nothing of a line is in the picture. */
  const isMissing = ({ x, y, width, height }: Line['box']): boolean => {
    for (let down = 0; down < height; down++)
      for (let across = 0; across < width; across++) if (differs(shown, x + across, y + down)) return false;
    return true;
  };
  const isInside = ({ x, y, width, height }: Line['box']) =>
    !!pixelAt(bare, x, y) && !!pixelAt(bare, x + width, y + height);
  /** How well the letters contrast around a point, at best; nothing where there are none to speak of. */
  const paintedAt = (
    letters: typeof bare,
    { width, height }: Line['box'],
    x: number,
    y: number,
  ): number | undefined => {
    const ratios: number[] = [];
    const [across, down] = [width / columns, height / rows];
    for (let right = -across / 2; right < across / 2; right++) {
      for (let below = -down / 2; below < down / 2; below++) {
        const [letter, ground] = [letters, bare].map((taken) => pixelAt(taken, x + right, y + below));
        if (letter && ground?.some((value, index) => Math.abs(value - letter[index]!) > 8))
          ratios.push(contrast(letter, ground));
      }
    }
    return ratios.length < across * down * 0.04 ? undefined : Math.max(...ratios);
  };
  return lines.flatMap((line) => {
    const { x, y, width, height } = line.box;
    const [red, green, blue, alpha] = line.colour;
    const ratios: number[] = [];
    for (let step = 0; step < columns * rows; step++) {
      const [across, down] = [
        x + (width * ((step % columns) + 0.5)) / columns,
        y + (height * (Math.floor(step / columns) + 0.5)) / rows,
      ];
      const ground = pixelAt(bare, across, down);
      if (!ground) continue;
      if (line.painted || line.blended) {
        const ratio = paintedAt(line.blended ? shown : painted!, line.box, across, down);
        if (ratio) ratios.push(ratio);
        continue;
      }
      const seen = [red, green, blue].map((value, index) => value * alpha + ground[index]! * (1 - alpha));
      ratios.push(contrast(seen, ground));
    }
    const place = `“${line.text}” at ${Math.round(x)}, ${Math.round(y)}`;
    if (isMissing(line.box)) {
      if (line.decoration) return [];
      if (isInside(line.box)) return [`something lies over ${place}`];
    }
    const least = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * forgiven)];
    return least === undefined || least >= needed(line) - 0.01
      ? []
      : [`${least.toFixed(2)} of ${needed(line)}: ${place}`];
  });
}
