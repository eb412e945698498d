import { blend } from '../../blend.ts';
import { colours } from '../../../look.ts';
import { type Locale, locales } from '../../../locale.ts';
import { money, plan, type PlanId, planIds } from '../../../prices.ts';
import { type Art, defineArt } from '../../art.ts';
import { Outline } from '../../outline.tsx';
import { PlanStone, rootOf, unit } from './plan-frames.tsx';

/** From the smallest price to the largest. */
const rising = [...planIds].sort((one, other) => plan(one).amount - plan(other).amount);

const price = blend({ goldDeep: 20, goldLight: 80 });

interface RowProps {
  readonly ids: readonly PlanId[];
  readonly locale: Locale;
  /** The line they stand on, and the length of what they share out. */
  readonly foot: number;
  readonly width: number;
  readonly unit: number;
  /** The size of a price below a stone without any width, to which a share of its width is added. */
  readonly least: number;
}

/** Stones on one line, which goes from edge to edge, with their prices below it. */
function Row({ ids, locale, foot, width, unit, least }: RowProps) {
  const side = (id: PlanId) => rootOf(id) * unit;
  const margin = width * 0.04;
  const taken = ids.reduce((sum, id) => sum + side(id), 0);
  const gap = (width - 2 * margin - taken) / (ids.length - 1);
  const left = ids.map((_, index) => margin + ids.slice(0, index).reduce((sum, id) => sum + side(id) + gap, 0));
  return (
    <>
      <path stroke={colours.goldDeep} d={`M0 ${foot + 0.5}H${width}`} />
      {ids.map((id, index) => {
        const size = least + side(id) * 0.15;
        return (
          <g key={id}>
            <PlanStone id={id} x={left[index]!} foot={foot} side={side(id)} />
            <Outline
              face="serif"
              size={size}
              anchor="middle"
              x={left[index]! + side(id) / 2}
              y={Math.round(foot + least * 0.6 + size * 0.7)}
              fill={plan(id).popular ? colours.goldLight : price}
            >
              {money(plan(id).amount, locale)}
            </Outline>
          </g>
        );
      })}
    </>
  );
}

/** Every plan as a stone whose face is as large as its price, in a row, and in two for phones. */
const drawn = (locale: Locale): { readonly wide: Art; readonly narrow: Art } => ({
  wide: defineArt({
    name: `services/plan-stones-${locale}`,
    width: 1440,
    height: 232,
    draw: () => <Row ids={rising} foot={172} width={1440} {...{ locale, unit }} least={17} />,
  }),
  narrow: defineArt({
    name: `services/plan-stones-${locale}-narrow`,
    width: 390,
    height: 244,
    draw: () => (
      <>
        <Row ids={rising.slice(0, 7)} foot={64} width={390} locale={locale} unit={1.59} least={13} />
        <Row ids={rising.slice(7)} foot={204} width={390} locale={locale} unit={1.59} least={13} />
      </>
    ),
  }),
});

/** All plans on one line, in every language. */
export const planStonesArt = Object.fromEntries(locales.map((locale) => [locale, drawn(locale)])) as Readonly<
  Record<Locale, ReturnType<typeof drawn>>
>;
