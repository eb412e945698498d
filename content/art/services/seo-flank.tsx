import { defineSheet } from '../sheet.tsx';
import { climb, type Legs, Path, type Ridge, Rock, tonesOf } from './seo-rock.tsx';

interface Spur extends Ridge {
  /** Where the path comes up, and its legs from there. */
  readonly foot: readonly [x: number, y: number];
  readonly legs: Legs;
  /** Of its turns from below. */
  readonly way: string;
}

const draw = ({ foot, legs, way, ...ridge }: Spur) => (
  <>
    <Rock {...ridge} />
    <Path tones={tonesOf(way)} bends={climb(foot, legs, [62, 54, 46, 38, 30, 22, 15])} />
  </>
);

const spurs: readonly Spur[] = [
  // What SEO is: beside the dark.
  {
    summit: [430, 0],
    lamp: 'even -80, flat -120, steep -30, steep -60, steep 20, steep -130, steep 20, steep -50',
    spine: 'steep 40, steep -70, steep 60, steep -60, steep 70, steep -50, steep 80, steep 60',
    lee: 'flat 140, steep 30, steep 40, steep 40, steep 60, steep 60, steep 80, steep 80',
    lit: 'pale pale gleam light honey light pale gleam honey dim light honey dim light honey',
    turned: 'amber amber dim bronze amber dim amber bronze dim amber bronze dim amber amber dim',
    foot: [180, 1000],
    legs: 'flat 320, even -240, flat 200, even -190, flat 135',
    way: 'light gleam light gleam light',
  },
  // Why it matters: against a light plane.
  {
    summit: [520, 0],
    lamp: 'steep -70, even -130, steep -90, even -60, steep -90, steep -100, steep -60',
    spine: 'steep -40, steep 60, steep -80, steep 80, steep -70, steep 80, steep 60',
    lee: 'flat 90, steep 40, steep 60, steep 60, steep 60, steep 80, steep 100',
    lit: 'honey light honey dim light honey light amber light dim honey light honey',
    turned: 'bronze amber dim amber bronze dim amber bronze amber dim amber amber dim',
    foot: [150, 1000],
    legs: 'flat 300, even -200, flat 210, even -160, flat 150, even -60',
    way: 'light gleam light gleam light gleam',
  },
  // The cut rock: its outer side.
  {
    summit: [500, 0],
    lamp: 'flat -60, even -30, steep -60, even -20, steep -80, even -20, steep -60, even -20, steep -120, steep 60',
    spine: 'steep -30, steep -70, steep 50, steep -60, steep 70, steep -90, steep 60, steep 40, steep -40, steep 50',
    lee: 'flat 60, steep 40, steep 40, steep 40, steep 60, steep 60, steep 80, steep 80, steep 60, steep 60',
    lit: 'light pale honey light pale honey gleam dim light pale honey light pale dim light honey honey dim light',
    turned:
      'bronze amber bronze dim amber bronze amber dim bronze amber dim amber bronze amber dim bronze amber dim amber',
    foot: [140, 1000],
    legs: 'flat 300, even -240, flat 200, even -150, flat 160',
    way: 'gleam pale gleam pale gleam',
  },
  // What we do not promise: deeper, beside the dark.
  {
    summit: [470, 0],
    lamp: 'even -70, flat -90, steep -50, even -60, steep -80, steep -70, steep -90',
    spine: 'steep 50, steep -80, steep 90, steep -90, steep 70, steep -60, steep 50',
    lee: 'flat 180, steep 30, steep 40, steep 60, steep 60, steep 80, steep 80',
    lit: 'light honey pale honey dim light honey light dim honey amber light honey',
    turned: 'bronze dim amber bronze amber dim bronze amber dim amber bronze amber dim',
    foot: [60, 1000],
    legs: 'flat 340, even -180, flat 220, even -200, flat 160',
    way: 'honey light gleam light gleam',
  },
  // One price: against a light plane, near the foot.
  {
    summit: [510, 0],
    lamp: 'flat -80, even -40, steep -70, even -40, steep -70, even -20, steep -110, steep -90',
    spine: 'steep 50, steep -90, steep 70, steep -60, steep 80, steep -90, steep 60, steep 50',
    lee: 'flat 120, steep 40, steep 40, steep 40, steep 60, steep 60, steep 80, steep 80',
    lit: 'light honey light dim honey light honey amber dim light honey dim light light honey',
    turned: 'bronze dim amber bronze amber dim bronze amber dim amber bronze dim amber amber dim',
    foot: [100, 1000],
    legs: 'flat 330, even -200, flat 230, even -180, flat 150',
    way: 'light gleam light gleam light',
  },
  // See it at work here: the last rock before the foot.
  {
    summit: [450, 0],
    lamp: 'even -70, steep -50, flat -90, even -50, steep -60, steep -60, steep -70',
    spine: 'steep 40, steep -60, steep 50, steep -70, steep 80, steep -70, steep 60',
    lee: 'flat 160, steep 30, steep 40, steep 60, steep 60, steep 80, steep 80',
    lit: 'pale gleam honey light pale honey light gleam light honey pale light honey',
    turned: 'amber dim bronze amber dim amber bronze amber dim bronze amber dim amber',
    foot: [90, 1000],
    legs: 'flat 330, even -190, flat 210, even -190, flat 170',
    way: 'gleam light gleam light gleam',
  },
];

/** Spurs of the mountain's right-hand flank, one for each section that it goes through. */
export const seoFlankArts = defineSheet({
  name: 'services/seo-flank',
  width: 600,
  height: 1000,
  draws: spurs.map((spur) => () => draw(spur)),
});
