import { colours } from '../../../look.ts';
import { blend } from '../../blend.ts';
import { gold } from '../../services/cut/tone.ts';

/** Four tones of a material, from the plane that faces the lamp to the one turned away. */
export type Tones = readonly [bright: string, light: string, mid: string, shade: string];

/** The skins of those who work at the bench. */
export const skins = {
  fair: [
    blend({ paper: 62, goldDeep: 34, goldLight: 4 }),
    blend({ paper: 38, goldDeep: 60, ink: 2 }),
    blend({ paper: 10, goldDeep: 80, ink: 10 }),
    blend({ paper: -10, goldDeep: 74, ink: 36 }),
  ],
  tan: [
    blend({ paper: 40, goldDeep: 58, ink: 2 }),
    blend({ paper: 14, goldDeep: 78, ink: 8 }),
    blend({ paper: -6, goldDeep: 84, ink: 22 }),
    blend({ paper: -12, goldDeep: 66, ink: 46 }),
  ],
  brown: [
    blend({ paper: 16, goldDeep: 76, ink: 8 }),
    blend({ paper: -6, goldDeep: 88, ink: 18 }),
    blend({ paper: -14, goldDeep: 74, ink: 40 }),
    blend({ paper: -10, goldDeep: 44, ink: 66 }),
  ],
} as const satisfies Readonly<Record<string, Tones>>;

/** What they wear. */
export const cloths = {
  white: [colours.paper, colours.sand, colours.stoneLight, colours.stone],
  black: [colours.stoneDark, colours.goldQuiet, blend({ ink: 80, goldDeep: 20 }), colours.inkRaised],
  tanned: [gold.amber, gold.bronze, gold.dusk, gold.night],
} as const satisfies Readonly<Record<string, Tones>>;
