import { ownBrandPalette } from '../../../content/art/cases/own-brand/palette.ts';
import { gold } from '../../../content/art/services/cut/tone.ts';
import { linesOf } from './lines-of.ts';

const { darkPrimary, paper, lightGold, deepGold } = ownBrandPalette;
/** In the order of their planes, from the upright on. */
const colours = [darkPrimary, deepGold, paper, lightGold];

export interface BrandSheetProps {
  readonly angles: readonly string[];
  /** Of the colours, in the order of the planes. */
  readonly names: readonly string[];
  /** A sentence in the brand's voice. */
  readonly voice: string;
}

/** Where something starts, or ends where it is set against the right edge: x, its baseline, and its size. */
type Spot = readonly [x: number, y: number, size: number, end?: true | undefined];

interface Format {
  readonly width: number;
  readonly height: number;
  /** Of each colour. */
  readonly colours: readonly Spot[];
  readonly serif: Spot;
  readonly sans: Spot;
  /** Of each line that the voice takes. */
  readonly voice: readonly Spot[];
  readonly voiceFill: string;
  /** How far along its line an angle is named, and how large. */
  readonly angle: readonly [x: number, size: number];
  readonly small: number;
}

/** Wide, and as tall as a phone is, where the ink is the widest plane and speaks. */
const formats: Readonly<Record<'wide' | 'phone', Format>> = {
  wide: {
    width: 1440,
    height: 720,
    colours: [
      [42, 80, 36],
      [352, 80, 36],
      [1376, 80, 36, true],
      [1376, 546, 36, true],
    ],
    serif: [716, 268, 304],
    sans: [350, 232, 86],
    voice: [[1376, 676, 80, true]],
    voiceFill: 'var(--ink)',
    angle: [300, 34],
    small: 19,
  },
  phone: {
    width: 390,
    height: 624,
    colours: [
      [11, 52, 26],
      [369, 52, 26, true],
      [369, 350, 26, true],
      [369, 560, 26, true],
    ],
    serif: [369, 458, 84, true],
    sans: [369, 138, 46, true],
    voice: [
      [11, 124, 32],
      [11, 158, 32],
      [11, 192, 32],
    ],
    voiceFill: 'var(--warm)',
    angle: [100, 22],
    small: 16,
  },
};

/** The light across a colour: nearest the lamp it is the next one up, at the far end the next one down; where the value stands it is itself. */
const lights = {
  line: [gold.bronze, gold.deep, gold.deep],
  light: [gold.dim, gold.light, gold.light, gold.pale],
} as const;

const at = ([x, y, fontSize, end]: Spot) => ({ x, y, fontSize, textAnchor: end && ('end' as const) });

/**
 * A brand's rules on one sheet: three angles from its lower corner divide it into four colours, on which letters and voice stand;
 * the site's own brand is the example.
 */
export const BrandSheet = ({ angles, names, voice }: BrandSheetProps) =>
  (['wide', 'phone'] as const).map((name) => {
    const format = formats[name];
    const { width, height, serif, sans, voiceFill, small } = format;
    const corner = `V${height}H0z`;
    return (
      <svg
        className="brand-sheet display"
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        fill="var(--ink)"
        data-above="2xl"
        data-only={name}
        aria-hidden="true"
        key={name}
      >
        {Object.entries(lights).map(([light, tones]) => (
          <linearGradient id={`${light}-${name}`} x1="0" y1="1" x2="1" y2="0" key={light}>
            {tones.map((tone, index) => (
              <stop key={index} offset={index / (tones.length - 1)} stopColor={tone} />
            ))}
          </linearGradient>
        ))}
        <path fill={`url(#line-${name})`} d={`M0 ${height}L${height * 0.4142} 0H${width}${corner}`} />
        <path fill="var(--warm)" d={`M0 ${height}L${height} 0H${width > height ? width : height}${corner}`} />
        <path fill={`url(#light-${name})`} d={`M0 ${height}L${width} ${height - width * 0.4142}${corner}`} />
        {colours.map((hex, index) => {
          const [x, y, size, end] = format.colours[index]!;
          return (
            <g key={hex} fill={index ? undefined : 'var(--warm)'}>
              <text {...at([x, y, size, end])}>{names[index]}</text>
              <text {...at([x, y + small * 1.4, small, end])} fontFamily="var(--sans)" letterSpacing="0">
                {hex.toLowerCase()}
              </text>
            </g>
          );
        })}
        {angles.map((angle, index) => (
          <text
            key={angle}
            x={format.angle[0]}
            y={-11}
            letterSpacing="0"
            fontSize={format.angle[1]}
            fill={index === 2 ? 'var(--gold-light)' : undefined}
            transform={`translate(0 ${height}) rotate(${-22.5 * (index + 1)})`}
          >
            {angle}
          </text>
        ))}
        <text {...at(serif)}>
          A<tspan fontStyle="italic">a</tspan>
        </text>
        <text {...at(sans)} fontFamily="var(--sans)" fontWeight="600">
          Aa
        </text>
        {linesOf(voice, format.voice.length).map((line, index) => (
          <text key={line} {...at(format.voice[index]!)} fill={voiceFill}>
            {line.trimEnd()}
          </text>
        ))}
      </svg>
    );
  });
