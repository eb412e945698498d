import type { Cut } from '../../content/art/services/cut/plan-stones.tsx';
import type { PlanPrice, PlanWords } from '../../content/prices.ts';
import type { Action } from '../parts/button-row.tsx';

export interface PlanCardProps {
  readonly cut: Cut;
  readonly words: PlanWords;
  readonly price: PlanPrice;
  /** The badge of the plan that most clients take: its stone is lit. */
  readonly popular?: string | undefined;
  readonly learn: Action;
  readonly contact: Action;
}

/** A plan of the price table: its stone, with the whole price in its table, stands on the shelf below which it is named and says what it buys. The rows of plans beside each other are one grid. */
export function PlanCard({ cut, words, price, popular, learn, contact }: PlanCardProps) {
  const { title, description, features } = words;
  return (
    <article className="plan-card" data-cut={cut} data-lit={popular && ''}>
      <h3 className="plan-card__name display" data-size="s">
        {title}
      </h3>
      {popular && (
        <p className="plan-card__badge accent strong small" data-badge="">
          {popular}
        </p>
      )}
      <p className="plan-card__stone" data-price="">
        {price.from && <span>{price.from} </span>}
        <span className="plan-card__amount figures">{price.amount}</span> <span>{price.period}</span>
      </p>
      <p>{description}</p>
      <div className="cluster" data-gap="2xs-m" data-above="m">
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
      <ul className="facet-list" role="list" data-above="l">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}
