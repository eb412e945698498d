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
 * The build refuses a palette with which something cannot be read, and names the nearest that can (build/checks/palette.ts), by
 * WCAG 2.2: body text needs a contrast of 4.5, text from 24px (or 18.7px bold) and marks need 3.
 */
export const colours = {
  ink: '#12100d',
  inkRaised: '#1d1a15',
  paper: '#ffffff',
  /** Text on ink, and a ground under ink. */
  warm: '#faf7f0',
  sand: '#efe8da',
  /** Text on ink, and a ground under ink; never text on paper. */
  goldLight: '#FFE69B',
  /** Lines, marks and text from 24px, on ink, paper and warm. */
  goldDeep: '#ae8933',
  /** Quieter text on light gold and sand. */
  goldQuiet: '#4c4333',
  /** Small text on paper, warm and light gold. */
  goldText: '#7a5d1c',
  /** Quieter text on ink. */
  stoneLight: '#d9d1c1',
  /** The line that one writes on, on paper, warm and ink. */
  stone: '#857a66',
  /** Quieter text on paper and warm. */
  stoneDark: '#4d473c',
  /** Under white labels from 18.7px bold, and a mark on ink. */
  action: '#c75c5c',
  /** Under smaller white labels. */
  actionDeep: '#b34a4a',
  /** What is wrong, on paper and warm. */
  danger: '#a33c3c',
  /** What is wrong, on ink. */
  dangerLight: '#ffb4a8',
} as const;
