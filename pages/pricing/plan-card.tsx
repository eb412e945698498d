import type { Cut } from '../../content/art/services/cut/plan-frames.tsx';
import type { PlanPrice, PlanWords } from '../../content/prices.ts';
import type { Action } from '../parts/button-row.tsx';
import { classNames } from '../parts/place.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';

export interface PlanCardProps {
  readonly cut: Cut;
  readonly words: PlanWords;
  readonly price: PlanPrice;
  /** The badge of the plan that most clients take: its stone is lit. */
  readonly popular?: string | undefined;
  readonly learn: Action;
  readonly contact: Action;
}

/** A plan of the price table: a row, or, where it is popular, a cut stone. */
export function PlanCard({ cut, words, price, popular, learn, contact }: PlanCardProps) {
  const { title, description, features } = words;
  const about = <span className="visually-hidden">: {title}</span>;
  return (
    <article
      className={classNames('plan-card', popular && 'lit')}
      data-cut={cut}
      data-lit={popular && ''}
      data-reveal=""
    >
      <div>
        {popular && (
          <p className="plan-card__badge" data-badge="">
            {popular}
          </p>
        )}
        <h3 className="display" data-size={popular ? 'm' : 's'}>
          {title}
        </h3>
        <PlanOffer className="accent" price={price} above="2xs" />
      </div>
      <p data-above="s">{description}</p>
      <ul className={classNames('plan-card__features', !popular && 'facet-list')} role="list">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="cluster" data-gap="2xs-xs" data-items="center">
        <a className={popular ? 'button' : 'text-link small'} data-size={popular && 'small'} href={contact.href}>
          {contact.label}
          {about}
        </a>{' '}
        <a className="text-link small" href={learn.href}>
          {learn.label}
          {about}
        </a>
      </div>
    </article>
  );
}
