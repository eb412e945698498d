import { defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { skinClinicPalette as palette } from './palette.ts';

/** The skin's layers from the surface down: height of the wave and name. */
const strata = [
  { top: 300, name: 'Epidermis', fill: palette.beige, ink: palette.darkBlue },
  { top: 405, name: 'Dermis', fill: palette.blueGreen, ink: '#ffffff' },
  { top: 535, name: 'Hypodermis', fill: palette.darkBlue, ink: palette.lightBlue },
] as const;

const wave = (top: number) => `M0 ${top}c70-34 130-34 200 0s140 34 210 0 100-30 130-12V675H0Z`;

/** A small lesson: what lies beneath the surface. */
export const layersPost = defineArt({
  name: 'cases/skin-clinic/post-layers',
  width: 540,
  height: 675,
  draw: () => (
    <>
      <rect width="540" height="675" fill="#7fb8bd" />
      <Outline face="jost" size={76} x={36} y={116} fill={palette.darkBlue} tracking={-0.02}>
        Layer
      </Outline>
      <Outline face="jost" size={76} x={36} y={192} fill={palette.darkBlue} tracking={-0.02}>
        by layer
      </Outline>
      <circle cx="440" cy="126" r="56" fill="#fffaf0" />
      {strata.map(({ top, name, fill, ink }) => (
        <g key={name}>
          <path fill={fill} d={wave(top)} />
          <Outline face="jost" size={28} x={36} y={top + 62} fill={ink}>
            {name}
          </Outline>
        </g>
      ))}
      <g fill="none" stroke={palette.darkBlue} strokeWidth="3" strokeLinecap="round">
        <path d="M440 206v150m-12-12 12 12 12-12" />
        <path d="M400 200v76m-9-9 9 9 9-9" />
        <path d="M480 200v300m-12-12 12 12 12-12" />
      </g>
    </>
  ),
});
