import { defineArt } from '../art.ts';
import { brilliant } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { reflection } from './cut/reflection.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { type Engraved, Engraving, round, step } from './module-stones.tsx';

interface SettingProps {
  /** Middle and radius of the large stone. */
  readonly large: readonly [x: number, y: number, radius: number];
  readonly modules: ReturnType<typeof step>;
  readonly small: ReturnType<typeof round>;
  readonly engraved: Engraved;
  /** Path data of what joins them, and of the plan they are set on. */
  readonly lines: string;
  readonly plan: string;
}

/** Stones of many cuts around a large one: every module has its own form and sign, and lines join them all. */
function Setting({ large: [x, y, size], modules, small, engraved, lines, plan }: SettingProps) {
  return (
    <>
      <Guide d={plan} width={0.8} opacity={0.5} dash="10 8" />
      <Guide d={lines} width={2} />
      <Guide d={circle(x, y, size * 1.055) + circle(x, y, size * 1.09)} width={1} />
      <Stone facets={view(brilliant(), { x, y, size }).visible} />
      <Stone facets={reflection([x, y], size)} />
      <Stone facets={modules} scale={0.85} line={1.4} />
      <Stone facets={small} scale={0.7} line={1.2} />
      <Engraving engraved={engraved} />
    </>
  );
}

/** For narrow screens: the large stone runs off at the right, what it is joined to stands around it. */
export const customComplexArt = defineArt({
  name: 'services/custom-complex',
  width: 780,
  height: 880,
  draw: () => (
    <Setting
      large={[500, 420, 316]}
      modules={[...step(190, 84, 136, 58), ...step(100, 312, 56, 110), ...step(272, 806, 146, 56)]}
      small={[
        ...round(410, 52, 46),
        ...round(98, 560, 52),
        ...round(704, 764, 58),
        ...round(716, 72, 44),
        ...round(92, 694, 46),
      ]}
      engraved={[
        ['day', 190, 84, 1],
        ['key', 100, 312, 1.3, 90],
        ['links', 272, 806, 1],
        ['tiles', 98, 560, 0.6],
        ['scripts', 704, 764, 0.65],
      ]}
      lines="M190 142V200L250 262M156 312H180M326 84L364 62M150 560H200L226 546M98 508V422M92 612V646M232 750V650L268 614M418 806H440L470 742M704 706V660L680 640M716 116V150L680 190"
      plan="M40 880L780 140M0 420H780M40 0L780 740"
    />
  ),
});

/** For wide screens, a row that runs off at the right; the upper right stays empty for the words. */
export const customComplexWideArt = defineArt({
  name: 'services/custom-complex-wide',
  width: 1360,
  height: 540,
  draw: () => (
    <Setting
      large={[317, 256, 222]}
      modules={[
        ...step(680, 256, 92, 58),
        ...step(876, 270, 60, 94),
        ...step(1104, 236, 116, 64),
        ...step(636, 444, 112, 48),
        ...step(920, 446, 74, 58),
      ]}
      small={[
        ...round(796, 444, 36),
        ...round(980, 338, 28),
        ...round(74, 452, 38),
        ...round(600, 354, 28),
        ...round(1048, 448, 34),
      ]}
      engraved={[
        ['day', 680, 256, 1],
        ['key', 876, 270, 1.3, 90],
        ['tiles', 1104, 236, 1.1],
        ['scripts', 636, 444, 0.9],
        ['links', 920, 446, 0.95],
      ]}
      lines="M559 256H588M772 256H816M936 236H988M1220 236H1360M488 427L505 444H524M748 444H760M832 444H846M994 446H1014M876 364V390L822 422M970 364V390M546 334L572 344M112 452H140L160 430M1008 336H1034L1062 300"
      plan="M40 256H1360M317 0V540M120 60L600 540M514 60L60 514M680 540L1160 60M876 540L1356 60"
    />
  ),
});
