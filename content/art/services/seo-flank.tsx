import { defineSheet } from '../sheet.tsx';
import { climb, type Legs, Path, type Ridge, Rock } from './seo-rock.tsx';

interface Spur extends Ridge {
  /** How far down the path comes round the rock, and its legs from there until it goes behind it again. */
  readonly foot: number;
  readonly legs: Legs;
}

const draw = ({ foot, legs, ...ridge }: Spur) => (
  <>
    <Rock {...ridge} />
    <Path tones={['gleam', 'pale', 'gleam', 'pale']} bends={climb([620, foot], legs, [58, 50, 42, 34, 26])} />
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
    foot: 700,
    legs: 'flat -300, even 190, flat -230, flat 340',
  },
  // Why it matters: against a light plane.
  {
    summit: [520, 0],
    lamp: 'steep -70, even -130, steep -90, even -60, steep -90, steep -100, steep -60',
    spine: 'steep -40, steep 60, steep -80, steep 80, steep -70, steep 80, steep 60',
    lee: 'flat 90, steep 40, steep 60, steep 60, steep 60, steep 80, steep 100',
    lit: 'honey light honey dim light honey light amber light dim honey light honey',
    turned: 'bronze amber dim amber bronze dim amber bronze amber dim amber amber dim',
    foot: 690,
    legs: 'flat -290, even 180, flat -140, flat 250',
  },
  // The cut rock: its outer side, deep where it meets the strata.
  {
    summit: [500, 0],
    lamp: 'flat -60, even -30, steep -60, even -20, steep -80, even -20, steep -60, even -20, steep -120, steep 60',
    spine: 'steep -30, steep -70, steep 50, steep -60, steep 70, steep -90, steep 60, steep 40, steep -40, steep 50',
    lee: 'flat 60, steep 40, steep 40, steep 40, steep 60, steep 60, steep 80, steep 80, steep 60, steep 60',
    lit: 'light pale bronze light amber honey bronze dim amber pale bronze light amber dim bronze honey amber dim bronze',
    turned:
      'bronze amber bronze dim amber bronze amber dim bronze amber dim amber bronze amber dim bronze amber dim amber',
    foot: 880,
    legs: 'flat -400, even 200, flat -150, flat 350',
  },
  // What we do not promise: deeper, beside the dark.
  {
    summit: [470, 0],
    lamp: 'even -70, flat -90, steep -50, even -60, steep -80, steep -70, steep -90',
    spine: 'steep 50, steep -80, steep 90, steep -90, steep 70, steep -60, steep 50',
    lee: 'flat 180, steep 30, steep 40, steep 60, steep 60, steep 80, steep 80',
    lit: 'light honey pale honey dim light honey light dim honey amber light honey',
    turned: 'bronze dim amber bronze amber dim bronze amber dim amber bronze amber dim',
    foot: 640,
    legs: 'flat -330, even 170, flat -140, flat 300',
  },
  // One price: against a light plane, near the foot.
  {
    summit: [510, 0],
    lamp: 'flat -80, even -40, steep -70, even -40, steep -70, even -20, steep -110, steep -90',
    spine: 'steep 50, steep -90, steep 70, steep -60, steep 80, steep -90, steep 60, steep 50',
    lee: 'flat 120, steep 40, steep 40, steep 40, steep 60, steep 60, steep 80, steep 80',
    lit: 'light honey light dim honey light honey amber dim light honey dim light light honey',
    turned: 'bronze dim amber bronze amber dim bronze amber dim amber bronze dim amber amber dim',
    foot: 760,
    legs: 'flat -350, even 200, flat -150, flat 300',
  },
  // See it at work here: the last rock before the foot.
  {
    summit: [450, 0],
    lamp: 'even -70, steep -50, flat -90, even -50, steep -60, steep -60, steep -70',
    spine: 'steep 40, steep -60, steep 50, steep -70, steep 80, steep -70, steep 60',
    lee: 'flat 160, steep 30, steep 40, steep 60, steep 60, steep 80, steep 80',
    lit: 'pale gleam honey light pale honey light gleam light honey pale light honey',
    turned: 'amber dim bronze amber dim amber bronze amber dim bronze amber dim amber',
    foot: 540,
    legs: 'flat -290, even 150, flat -130, flat 270',
  },
];

/** Spurs of the mountain's right-hand flank, one for each section that it goes through. */
export const seoFlankArts = defineSheet({
  name: 'services/seo-flank',
  width: 600,
  height: 1000,
  draws: spurs.map((spur) => () => draw(spur)),
});
