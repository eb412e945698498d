import type { Cut } from '../../content/art/services/cut/plan-stones.tsx';
import type { PlanPrice, PlanWords } from '../../content/prices.ts';
import type { Action } from '../parts/button-row.tsx';
import { classNames } from '../parts/place.ts';

export interface PlanCardProps {
  readonly cut: Cut;
  readonly words: PlanWords;
  readonly price: PlanPrice;
  /** The badge of the plan that most clients take: its stone is lit. */
  readonly popular?: string | undefined;
  readonly learn: Action;
  readonly contact: Action;
}

/** A plan of the price table: its stone, with the whole price in its table, stands on the edge of the paper that says what it buys. */
export function PlanCard({ cut, words, price, popular, learn, contact }: PlanCardProps) {
  const { title, description, features } = words;
  const about = <span className="visually-hidden">: {title}</span>;
  return (
    <article className="plan-card" data-cut={cut} data-lit={popular && ''}>
      <div className="plan-card__wall" data-ground="ink">
        <div>
          {popular && (
            <p className="plan-card__badge" data-badge="">
              {popular}
            </p>
          )}
          <h3 className="display" data-size="s">
            {title}
          </h3>
        </div>
        <p className={classNames('plan-card__stone', popular && 'lit')} data-price="">
          {price.from && <span>{price.from} </span>}
          <span className="plan-card__amount figures">{price.amount}</span> <span>{price.period}</span>
        </p>
      </div>
      <div className={classNames('plan-card__text', popular && 'lit')} data-ground="warm">
        <p>{description}</p>
        <ul className="plan-card__features" role="list">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="plan-card__ways cluster" data-gap="2xs-m" data-items="center">
          <a className="button" data-tone={popular ? undefined : 'line'} data-size="small" href={contact.href}>
            {contact.label}
            {about}
          </a>{' '}
          <a className="small" href={learn.href}>
            {learn.label}
            {about}
          </a>
        </div>
      </div>
    </article>
  );
}
