import type { Drawing } from '../../content/art/art.ts';
import { labels } from '../../content/labels.ts';
import type { WordsOf } from '../../content/locale.ts';
import { plan, type PlanId } from '../../content/prices.ts';
import type { servicesPlans, servicesWords } from '../../content/services/services.ts';
import type { PageContext } from '../page.ts';
import { Picture } from '../parts/picture.tsx';

type Words = WordsOf<typeof servicesWords>;

/** One service: its shaft with the price at its end, for whom it is and what it contains. */
export function PlanOpening({
  id,
  context,
  drawing,
}: {
  readonly id: (typeof servicesPlans)[number];
  readonly context: PageContext<Words>;
  readonly drawing: Drawing;
}) {
  const { fit, text, features } = context.words.cards.items[id];
  const { route, words } = plan(id satisfies PlanId);
  const { title } = context.localize(words);
  const { from, amount, period } = context.price(id);
  return (
    <li className="opening">
      <Picture file={context.picture(drawing)} alt="" />
      <h3 className="display" data-size="s" data-above="m">
        {title}
      </h3>
      <p className="opening__price display nowrap" data-price="">
        {from} <span className="opening__amount display">{amount}</span> {period}
      </p>
      <p className="large strong" data-above="s">
        {fit}
      </p>
      <p data-above="2xs">{text}</p>
      <ul className="facet-list" role="list" data-above="m">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <a className="text-link" href={context.link(route)} data-above="l">
        {context.localize(labels).learnMore}
        <span className="visually-hidden">: {title}</span>
      </a>
    </li>
  );
}
