import type { Cut } from '../../content/art/services/cut/plan-stones.tsx';
import type { Period, PlanPrice, PlanWords } from '../../content/prices.ts';
import type { Action } from '../parts/button-row.tsx';

export interface PlanCardProps {
  readonly cut: Cut;
  readonly words: PlanWords;
  readonly price: PlanPrice;
  readonly period: Period;
  /** The badge of the plan that most clients take: its stone is there again, lit. */
  readonly popular?: string | undefined;
  readonly learn: Action;
  readonly contact: Action;
}

/** A plan as a row of the price list: its price at the margin, its name and what it buys beside it; the popular one has its price in its stone. */
export function PlanCard({ cut, words, price, period, popular, learn, contact }: PlanCardProps) {
  const { title, description, features } = words;
  return (
    <article className="plan-card" data-cut={popular && cut} data-kind={period}>
      <h3 className="display" data-size="m">
        {title}
      </h3>
      {popular && (
        <p className="accent strong small" data-badge="">
          {popular}
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
        <a className={popular ? 'button' : 'strong small'} data-size="small" href={contact.href}>
          <span>
            {contact.label}
            <span className="visually-hidden">: {title}</span>
          </span>
        </a>{' '}
        <a className="small" href={learn.href}>
          {learn.label}
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
