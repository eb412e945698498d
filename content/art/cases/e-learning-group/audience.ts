import { flyingLesson } from './flying-lesson.tsx';
import { growingPots } from './growing-pots.tsx';
import { openDoor } from './open-door.tsx';
import { eLearningGroupPalette } from './palette.ts';
import type { Inks, Motif } from './print.tsx';
import { welcomeMug } from './welcome-mug.tsx';

const { coral, cream, leaf, sky, sun } = eLearningGroupPalette;

/** One of the four audiences: its name, its motif and its colours. */
export interface Audience {
  readonly name: string;
  readonly motif: Motif;
  readonly ground: string;
  /** The inks of the motif on the audience's own ground. */
  readonly inks: Inks;
}

/** The four audiences in the order of their doors. */
export const audiences = {
  changers: {
    name: 'Career changers',
    motif: openDoor,
    ground: sun,
    inks: { first: cream, second: coral },
  },
  leads: {
    name: 'Team leads',
    motif: growingPots,
    ground: leaf,
    inks: { first: sun, second: cream },
  },
  teachers: {
    name: 'Teachers',
    motif: flyingLesson,
    ground: sky,
    inks: { first: cream, second: sun },
  },
  hr: {
    name: 'HR',
    motif: welcomeMug,
    ground: coral,
    inks: { first: cream, second: sun },
  },
} as const satisfies Record<string, Audience>;
