import type { Locale } from '../locale.ts';

const said = (locale: Locale, unit: 'minute' | 'second', amount: number) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);

/** How long a film takes, as ISO 8601 writes it for machines: PT1M20S. */
export const isoDuration = (seconds: number) => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;

/** How long a film takes, in words. */
export function duration(seconds: number, locale: Locale): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [
    ...(minutes ? [said(locale, 'minute', minutes)] : []),
    ...(rest || !minutes ? [said(locale, 'second', rest)] : []),
  ].join(' ');
}
