import { defineSheet } from '../../sheet.tsx';
import { gold } from '../cut/tone.ts';
import { Pot, type Profile, turned } from './pot.tsx';

/** The foot of every pot. */
const floor = 590;

/** On its feet: as the profile is, but standing on the shelf. */
const standing = (profile: Profile): Profile => {
  const down = floor - profile.at(-1)![0];
  return profile.map(([y, half]) => [y + down, half]);
};

/** A cup, a bowl, a jar, a bottle, a tall vase: each higher than the one before by the slope of the page's cuts. */
const pots = [
  turned(0, 66, [
    [50, '0'],
    [-46, '67'],
  ]),
  turned(0, 108, [
    [40, '67'],
    [-30, '67'],
    [-66, '45'],
    [26, '67'],
    [38, '0'],
  ]),
  turned(0, 62, [
    [-26, '45'],
    [64, '45'],
    [48, '67'],
    [66, '0'],
    [-70, '67'],
    [-26, '45'],
  ]),
  turned(0, 30, [
    [-24, '67'],
    [116, '0'],
    [40, '67'],
    [54, '45'],
    [106, '0'],
    [-60, '67'],
  ]),
  turned(0, 84, [
    [-52, '45'],
    [70, '0'],
    [46, '67'],
    [50, '45'],
    [52, '67'],
    [100, '0'],
    [-130, '67'],
    [-20, '45'],
  ]),
].map(standing);

/** Five pots on one shelf, one for each thing that is in the price; above the small ones the drawing is empty. */
export const shelfArt = defineSheet({
  name: 'services/smart-start-shelf',
  width: 280,
  height: 600,
  draws: pots.map((profile) => () => (
    <>
      <Pot x={140} profile={profile} />
      <path fill={gold.ink} d="M0 590H280V600H0z" />
    </>
  )),
});
