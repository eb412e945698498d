import { defineArt } from '../../art.ts';
import { ownBrandPalette as palette } from './palette.ts';

/** The colours of the brand as planes that meet in its largest facet: light falls on it from above, under it is the dark. */
export const tones = defineArt({
  name: 'cases/own-brand/tones',
  width: 1600,
  height: 720,
  draw: () => (
    <>
      <path fill={palette.lightGold} d="M0 0H1600V188L1330 300 312 722H0Z" />
      <path fill={palette.darkPrimary} d="M1600 187V447L1487 720H308L1330 299Z" />
      <path fill={palette.deepGold} d="M606 0 1330 300 308 720Z" />
    </>
  ),
});

/** A facet about the origin. */
export const facetPath = 'M-1-1.7 1-.7-.2 1Z';
