import { cuts } from '../../content/art/services/cut/plan-stones.tsx';
import { labels } from '../../content/labels.ts';
import { plan, type PlanId } from '../../content/prices.ts';
import type { PageContext } from '../page.ts';

export interface PlanCardProps {
  readonly id: PlanId;
  readonly context: PageContext<unknown>;
}

/** A plan as a row of the price list: its price at the margin, its name and what it buys beside it; the popular one has its badge, and its price in its stone, which is there again, lit. */
export function PlanCard({ id, context: { localize, link, price: priceOf } }: PlanCardProps) {
  const { route, fragment, group, period, popular, words: ownWords } = plan(id);
  const { title, description, features } = localize(ownWords);
  const words = localize(labels);
  const price = priceOf(id);
  return (
    <article className="plan-card" data-cut={popular && cuts[id]} data-kind={period}>
      <h3 className="display" data-size="m">
        {title}
      </h3>
      {popular && (
        <p className="accent strong small" data-badge="">
          {words.popular}
        </p>
      )}
      <p
        className={popular ? 'plan-stone' : 'plan-card__price'}
        data-price=""
        data-above="2xs"
        data-align={popular ? undefined : 'start'}
      >
        {price.from && (
          <span>
            {price.from} <br />
          </span>
        )}
        <span className="figures">{price.amount}</span> <span>{price.period}</span>
      </p>
      <p data-above="xs">{description}</p>
      <div className="cluster" data-gap="2xs-m" data-above="s">
        <a
          className={popular ? 'button' : 'strong small'}
          data-size="small"
          href={`${link('contact')}?project=${group}`}
        >
          <span>
            {words.contactUs}
            <span className="visually-hidden">: {title}</span>
          </span>
        </a>{' '}
        <a className="small" href={link(route, fragment)}>
          {words.learnMore}
          <span className="visually-hidden">: {title}</span>
        </a>
      </div>
      <ul className="facet-list columns" role="list" data-columns="2" data-gap="none-l" data-above="m">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}
