import type { PlanPrice } from '../../content/prices.ts';
import type { SolutionWords } from '../../content/solutions/solution.ts';
import { classNames } from '../parts/place.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';

/** How the offer of one solution stands. */
export interface OfferLook {
  /** How services and cost share the width from 60rem; without it the cost stands below. */
  readonly split?: `${number}-${number}`;
  readonly items?: 'end';
  /** The cost before the services, from 60rem. */
  readonly costFirst?: boolean;
}

export interface SolutionOfferProps {
  readonly words: SolutionWords<'services'>;
  readonly look: OfferLook;
  /** Links to the services that solve the problem. */
  readonly serviceLinks: readonly { readonly href: string; readonly label: string; readonly text: string }[];
  readonly prices: readonly { readonly title: string; readonly price: PlanPrice }[];
}

/** What leads on from a problem: the services that solve it, and what they cost. */
export function SolutionOffer({ words, look: { split, items, costFirst }, serviceLinks, prices }: SolutionOfferProps) {
  return (
    <div
      className={classNames('solution-offer', split && 'split')}
      data-split={split}
      data-from={split && 'wide'}
      data-items={items}
      data-services={serviceLinks.length}
    >
      <div>
        <SectionHeading title={words.body.services.title} id="solution-services" />
        <ul
          className="service-links columns"
          role="list"
          data-columns={serviceLinks.length}
          data-from="wide"
          data-above="l"
          data-gap="m"
          data-stagger="100"
        >
          {serviceLinks.map(({ href, label, text }) => (
            <li key={href} data-reveal="">
              <a className="service-link plane" href={href}>
                <span className="service-link__label display" data-size="s">
                  {label}
                </span>
                <span className="service-link__text">
                  {text} <span className="arrow" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="solution-offer__cost" data-first={costFirst ? '' : undefined}>
        <h2 className="display" data-size="s">
          {words.cost.title}
        </h2>
        <p className="quiet measure" data-above="s">
          {words.cost.text}
        </p>
        <ul className="prices points" role="list" data-closed="" data-above="l">
          {prices.map(({ title, price }) => (
            <li className="prices__entry entry" key={title}>
              <h3 className="strong">{title}</h3>
              <PlanOffer price={price} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
