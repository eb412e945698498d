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
  /** Path data of what joins them, from middle to middle: the stones cover its ends, so that it meets every outline. */
  readonly lines: string;
}

/** Modules around a large stone, each with its own form and sign, and lines that join them to it. */
function Setting({ large: [x, y, size], modules, small, engraved, lines }: SettingProps) {
  return (
    <>
      <Guide d={lines} width={4} />
      <Guide d={circle(x, y, size * 1.055) + circle(x, y, size * 1.09)} width={1} />
      <Stone facets={view(brilliant(), { x, y, size }).visible} />
      <Stone facets={reflection([x, y], size)} />
      <Stone facets={modules} scale={0.85} line={1.4} />
      <Stone facets={small} scale={0.85} line={1.4} />
      <Engraving engraved={engraved} />
    </>
  );
}

/** Every module has a line of its own into the large stone. */
const narrow = () => (
  <Setting
    large={[540, 420, 310]}
    modules={[
      ...step(106, 100, 102, 66),
      ...step(106, 458, 94, 66),
      ...step(94, 646, 80, 76),
      ...step(376, 800, 132, 72),
    ]}
    small={round(92, 276, 80)}
    engraved={[
      ['day', 106, 100, 1.15],
      ['key', 92, 276, 1, 45],
      ['tiles', 106, 458, 1],
      ['links', 94, 646, 1.1],
      ['scripts', 376, 800, 1.25],
    ]}
    lines="M106 100H256L420 264M92 276H540M106 458H540M94 646H540M376 800V420"
  />
);

/** For narrow screens: the large stone runs off at the right. */
export const customComplexArt = defineArt({
  name: 'services/custom-complex',
  width: 780,
  height: 880,
  draw: narrow,
});

/** On a plane of its own: the whole of it. */
export const customComplexWholeArt = defineArt({
  name: 'services/custom-complex-whole',
  width: 880,
  height: 880,
  draw: narrow,
});

/** For wide screens: one line leaves the large stone, and all modules hang on it; the upper right stays empty for the words. */
export const customComplexWideArt = defineArt({
  name: 'services/custom-complex-wide',
  width: 1360,
  height: 540,
  draw: () => (
    <Setting
      large={[317, 270, 208]}
      modules={[
        ...step(654, 232, 88, 62),
        ...step(970, 232, 88, 62),
        ...step(730, 446, 84, 66),
        ...step(928, 446, 100, 62),
      ]}
      small={round(812, 232, 66)}
      engraved={[
        ['day', 654, 232, 1.1],
        ['key', 812, 232, 0.84, 45],
        ['tiles', 970, 232, 1],
        ['links', 730, 446, 1.15],
        ['scripts', 928, 446, 1.15],
      ]}
      lines="M317 340H970V232M654 232V340M812 232V340M730 340V446M928 340V446"
    />
  ),
});
