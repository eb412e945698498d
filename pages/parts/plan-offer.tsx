import type { PlanPrice } from '../../content/prices.ts';
import { classNames, type Place, placeOf } from './place.ts';

export interface PlanOfferProps extends Place {
  readonly price: PlanPrice;
  /** Whose price it is, where nothing beside it says so. */
  readonly plan?: string;
  /** Of the amount: the title of that size. */
  readonly size?: 'm' | 'l' | 'hero';
  /** What stands before and after it is in the display face, as large as a sentence. */
  readonly largePeriod?: boolean;
  /** A class of the page's own block. */
  readonly className?: string;
}

/** What a plan costs, set large. */
export function PlanOffer({ price, plan, size, largePeriod, className, ...place }: PlanOfferProps) {
  return (
    <div className={classNames('plan-offer', className)} data-offer={size} {...placeOf(place)}>
      <p className="plan-offer__price cluster" data-price="" data-items="baseline">
        {plan && <span className="visually-hidden">{plan}: </span>}
        {price.from && (
          <span className={classNames('plan-offer__from quiet', largePeriod && 'statement')}>{price.from} </span>
        )}
        <span className="plan-offer__amount figures">{price.amount}</span>{' '}
        <span className={classNames('plan-offer__period quiet', largePeriod && 'statement')}>{price.period}</span>
      </p>
    </div>
  );
}
