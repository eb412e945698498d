import { defineArt } from '../art.ts';
import { gold } from '../services/cut/tone.ts';

/** The front of an envelope with the letter above it still showing in its mouth: two flaps fall to the middle at 22.5°, the third rises over them, each plane with its own light. */
export const envelopeArt = defineArt({
  name: 'privacy/envelope',
  width: 1320,
  height: 420,
  draw: () => (
    <>
      {(['left', 'right', 'front'] as const).map((side) => (
        <linearGradient id={`privacy-envelope-${side}`} x2="1" y2="1" key={side}>
          <stop stopColor={side === 'front' ? gold.pale : gold.light} />
          <stop offset="1" stopColor={side === 'front' ? gold.light : gold.dim} />
        </linearGradient>
      ))}
      <path fill={gold.gleam} d="M20 0H1300V300H20Z" />
      <path fill="url(#privacy-envelope-left)" d="M0 0L660 273.4V420H0Z" />
      <path fill="url(#privacy-envelope-right)" d="M1320 0L660 273.4V420H1320Z" />
      <path fill="url(#privacy-envelope-front)" d="M0 420L660 146.6 1320 420Z" />
    </>
  ),
});
