import type { Drawing } from '../../content/art/art.ts';
import { customComplexArt } from '../../content/art/services/custom-complex.tsx';
import { redesignArt } from '../../content/art/services/redesign.tsx';
import { smartStartArt } from '../../content/art/services/smart-start/smart-start.tsx';
import { labels } from '../../content/labels.ts';
import type { WordsOf } from '../../content/locale.ts';
import { plan, type PlanId } from '../../content/prices.ts';
import type { servicesPlans, servicesWords } from '../../content/services/services.ts';
import type { PageContext } from '../page.ts';
import { Picture } from '../parts/picture.tsx';
import { falling, pale, type Plane, Ray, rising } from './ray.tsx';

type Words = WordsOf<typeof servicesWords>;

/** The ground of each service, and the ray that its price stands on: three wedges that close into each other, left, right, left. */
const wedges = {
  'smart-start': { ground: 'warm', planes: rising('var(--gold-light)', pale), art: smartStartArt },
  'custom-complex': { ground: 'ink', planes: falling('var(--ink)', 'var(--gold-light)'), art: customComplexArt },
  redesign: { ground: 'warm', planes: rising(pale, 'var(--gold-light)'), art: redesignArt },
} as const satisfies Partial<
  Record<PlanId, { readonly ground: 'ink' | 'warm'; readonly planes: readonly Plane[]; readonly art: Drawing }>
>;

/** One service: its name and price on a ray, below them for whom it is and what it contains. */
export function PlanStep({
  id,
  context,
}: {
  readonly id: (typeof servicesPlans)[number];
  readonly context: PageContext<Words>;
}) {
  const { fit, text, features } = context.words.cards.items[id];
  const { route, words } = plan(id satisfies PlanId);
  const { title } = context.localize(words);
  const { from, amount, period } = context.price(id);
  const { ground, planes, art } = wedges[id];
  const mirrored = ground === 'ink';
  return (
    <li className="plan-step" data-ground={ground}>
      <div className="pile">
        <Ray planes={planes} />
        <div className="plan-step__sign wrapper" data-align="end">
          <h3 className="display">
            <span>{title}</span>
          </h3>
          <p className="plan-step__price display" data-price="">
            {from && <span>{from}</span>} <span className="plan-step__amount">{amount}</span> <span>{period}</span>
          </p>
        </div>
      </div>
      <div className="plan-step__terms wrapper grid" data-gap="m">
        <div data-cols={mirrored ? '9-12' : '1-4'} data-row="1" data-from="wide">
          <Picture file={context.picture(art)} alt="" />
        </div>
        <div className="stack" data-gap="xs" data-cols={mirrored ? '1-4' : '5-8'} data-from="wide">
          <p className="display" data-size="m">
            {fit}
          </p>
          <p className="large">{text}</p>
        </div>
        <div data-cols={mirrored ? '5-8' : '9-12'} data-from="wide">
          <ul className="facet-list display" data-size="s" role="list">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <a className="text-link" href={context.link(route)} data-above="m">
            {context.localize(labels).learnMore}
            <span className="visually-hidden">: {title}</span>
          </a>
        </div>
      </div>
    </li>
  );
}
