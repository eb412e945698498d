import { defineArt } from '../art.ts';
import { brilliant } from './cut/cuts.ts';
import { circle, Guide } from './cut/guide.tsx';
import { reflection } from './cut/reflection.ts';
import { view } from './cut/solid.ts';
import { Stone } from './cut/stone.tsx';
import { gold } from './cut/tone.ts';
import { type Engraved, Engraving, round, step } from './module-stones.tsx';

interface SettingProps {
  /** Middle and radius of the large stone. */
  readonly large: readonly [x: number, y: number, radius: number];
  readonly modules: ReturnType<typeof step>;
  readonly small: ReturnType<typeof round>;
  readonly engraved: Engraved;
  /** Path data of what joins them, from middle to middle and through corners of the large one: the stones cover its ends, so that it meets every outline. */
  readonly lines: string;
}

/** Modules around a large stone, each with its own form and sign, and lines that join them to it. */
function Setting({ large: [x, y, size], modules, small, engraved, lines }: SettingProps) {
  return (
    <>
      <Guide d={circle(x, y, size * 1.055) + circle(x, y, size * 1.09)} width={1} />
      {/* The rings are open where a line goes through. */}
      <path fill="none" stroke={gold.ink} strokeWidth="20" d={lines} />
      <Guide d={lines} width={4} />
      <Stone facets={view(brilliant(), { x, y, size }).visible} />
      <Stone facets={reflection([x, y], size)} />
      <Stone facets={modules} scale={0.85} line={1.4} />
      <Stone facets={small} scale={0.85} line={1.4} />
      <Engraving engraved={engraved} />
    </>
  );
}

/** For narrow screens: the modules in one column from the margin, the large stone whole beside them; every module has a line of its own into it. */
export const customComplexArt = defineArt({
  name: 'services/custom-complex',
  width: 780,
  height: 820,
  draw: () => (
    <Setting
      large={[480, 346, 260]}
      modules={[
        ...step(130, 74, 90, 62),
        ...step(124, 445, 84, 66),
        ...step(114, 618, 74, 70),
        ...step(480, 736, 136, 72),
      ]}
      small={round(116, 247, 78)}
      engraved={[
        ['day', 130, 74, 1.1],
        ['key', 116, 247, 0.95, 45],
        ['tiles', 124, 445, 0.95],
        ['links', 114, 618, 1.05],
        ['scripts', 480, 736, 1.25],
      ]}
      lines="M130 74H208L480 346M116 246.5H480M124 445.5H480M114 618H208L480 346M480 736V346"
    />
  ),
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
        ...step(730, 458, 84, 66),
        ...step(928, 458, 100, 62),
      ]}
      small={round(812, 232, 66)}
      engraved={[
        ['day', 654, 232, 1.1],
        ['key', 812, 232, 0.84, 45],
        ['tiles', 970, 232, 1],
        ['links', 730, 458, 1.15],
        ['scripts', 928, 458, 1.15],
      ]}
      lines="M317 349.6H970V232M654 232V349M812 232V349M730 349V456M928 349V456"
    />
  ),
});
