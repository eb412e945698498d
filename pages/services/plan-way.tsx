import { complexStoneArt, firstStoneArt, renewedStoneArt } from '../../content/art/services/site-plans.tsx';
import { labels } from '../../content/labels.ts';
import type { WordsOf } from '../../content/locale.ts';
import { plan } from '../../content/prices.ts';
import type { servicesPlans, servicesWords } from '../../content/services/services.ts';
import type { PageContext } from '../page.ts';
import { Picture } from '../parts/picture.tsx';

type Words = WordsOf<typeof servicesWords>;

/** The stone of each: small, of many planes, or half of it cut anew. */
const stones = { 'smart-start': firstStoneArt, 'custom-complex': complexStoneArt, redesign: renewedStoneArt } as const;

/** One service: its stone, for whom it is, what it contains and its price. */
export function PlanWay({
  id,
  context,
}: {
  readonly id: (typeof servicesPlans)[number];
  readonly context: PageContext<Words>;
}) {
  const { fit, text, features } = context.words.cards.items[id];
  const { route, words } = plan(id);
  const { title } = context.localize(words);
  const { from, amount, period } = context.price(id);
  return (
    <li className="way">
      <Picture className="full-width" file={context.picture(stones[id])} alt="" />
      <div>
        <h3 className="display" data-size="l">
          {title}
        </h3>
        <p className="large strong" data-above="m">
          {fit}
        </p>
        <p className="quiet" data-measure="28" data-above="2xs">
          {text}
        </p>
      </div>
      <div>
        <p className="nowrap" data-price="">
          {from} <span className="way__amount display">{amount}</span> {period}
        </p>
        <ul className="facet-list" role="list" data-above="m">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <p>
        <a className="text-link" href={context.link(route)}>
          {context.localize(labels).learnMore}
          <span className="visually-hidden">: {title}</span>
        </a>
      </p>
    </li>
  );
}
