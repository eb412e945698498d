import type { Font } from 'fontkit';

/** Ordinary running text of both languages: what the average letter width is measured on. */
const sample =
  'We cut the stone until it shines: a website, a brand and the words that carry both, made for people who decide. ' +
  'Wij slijpen tot het schittert: een website, een merk en de woorden die beide dragen, gemaakt voor wie beslist.';

const widthOf = (font: Font) => font.layout(sample).advanceWidth / font.unitsPerEm;
const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/**
 * The descriptors that give a system font the width and height of a web font, as CSS lines, so that no line moves when the
 * web font arrives. https://developer.mozilla.org/docs/Web/CSS/@font-face/size-adjust
 */
export function describeFallback(font: Font, fallback: Font): string {
  const adjust = widthOf(font) / widthOf(fallback);
  const height = (units: number) => percent(units / font.unitsPerEm / adjust);
  return [
    `  size-adjust: ${percent(adjust)};`,
    `  ascent-override: ${height(font.ascent)};`,
    `  descent-override: ${height(-font.descent)};`,
    `  line-gap-override: ${height(font.lineGap)};`,
  ].join('\n');
}
