import { mixture } from '../content/art/blend.ts';
import type { CaseId } from '../content/cases/slugs.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const channels = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour between two others, as `#rrggbb`; `share` of the first, from 0 to 1. */
export const mix = (first: string, second: string, share: number): string =>
  mixture([
    [first, share],
    [second, 1 - share],
  ]);

/** Whether light text belongs on it: contrast with white beats contrast with black below this luminance. */
export const isDark = (hex: string): boolean => luminance(hex) < 0.179;

/** The class that carries the colours a case opens with, wherever another page shows it; the build writes its rule. */
export const openingClass = (id: CaseId): string => `opening-${id}`;

/** The class that carries a swatch's colours; the build writes its rule. */
export const swatchClass = (hex: string): string => `swatch-${hex.slice(1).toLowerCase()}`;
