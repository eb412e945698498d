/**
 * The mark: header, footer, icons, share cards and drawings show it. `export { default as mark } from '../media/mark.svg';` takes a
 * drawing of your own in its place.
 */
export { mark } from './art/brand/mark.ts';

/**
 * The typefaces, by the names that fontsource.org lists them under; `npm install --save-dev` brings their packages. The build cuts
 * them down to the characters of the site and measures what stands in their place until they are there (build/faces/).
 */
export const faces = {
  /** Headlines, large figures, share cards and words in drawings: one weight, and its italics where it has any. */
  display: 'Instrument Serif',
  /** Everything that is read, from weight 400 to 700. */
  text: 'Instrument Sans',
} as const;

/**
 * The agency's own colours, for drawings, the head of a page and the style sheets alike: `styles/tokens.css` imports this file, and
 * the build hands it each colour as a custom property (`goldLight` is `--gold-light`).
 * The build refuses a palette with which something cannot be read, and names the nearest that can (build/checks/palette.ts).
 * Contrast ratios by WCAG 2.2, rounded down to two places: body text needs 4.5, text from 24px (or 18.7px bold) and marks need 3.
 */
export const colours = {
  ink: '#12100d',
  inkRaised: '#1d1a15',
  /** Ink on paper 18.99. */
  paper: '#ffffff',
  /** Ink on warm 17.75, warm on ink 17.75. */
  warm: '#faf7f0',
  sand: '#efe8da',
  /** On ink 15.42; never text on paper. */
  goldLight: '#FFE69B',
  /** On ink 5.81, on paper 3.27, on warm 3.05: lines, marks, text from 24px. */
  goldDeep: '#ae8933',
  /** On light gold 7.89, on sand 7.98: quieter text. */
  goldQuiet: '#4c4333',
  /** On paper 6.16, on warm 5.76, on light gold 4.99: small text. */
  goldText: '#7a5d1c',
  /** On ink 11.21: quieter text. */
  stoneLight: '#cfc6b4',
  /** On paper 4.22, on warm 3.94, on ink 4.49: the line that one writes on. */
  stone: '#857a66',
  /** On paper 7.60, on warm 7.10: quieter text. */
  stoneDark: '#5a5347',
  /** White on it 4.11: labels from 18.7px bold; on ink 4.63. */
  action: '#c75c5c',
  /** White on it 5.26: smaller labels. */
  actionDeep: '#b34a4a',
  /** On paper 6.42, on warm 6.00. */
  danger: '#a33c3c',
  /** On ink 11.17. */
  dangerLight: '#ffb4a8',
} as const;
