import type { PlanPrice } from '../../content/prices.ts';
import type { SolutionWords } from '../../content/solutions/solution.ts';
import { PlanOffer } from '../parts/plan-offer.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';

export interface SolutionOfferProps {
  readonly words: Pick<SolutionWords, 'services' | 'cost'>;
  /** The ways to the services that solve the problem. */
  readonly ways: readonly { readonly href: string; readonly label: string; readonly text: string }[];
  readonly prices: readonly { readonly title: string; readonly price: PlanPrice }[];
}

/** What leads on from a problem: the services that solve it, and what they cost. */
export function SolutionOffer({ words, ways, prices }: SolutionOfferProps) {
  return (
    <div className="solution-offer" data-ways={ways.length}>
      <div className="solution-offer__ways">
        <SectionHeading title={words.services.title} id="solution-services" />
        <ul className="ways" role="list" data-stagger="100">
          {ways.map(({ href, label, text }) => (
            <li key={href} data-reveal="">
              <a className="way" href={href}>
                <span className="way__label display" data-size="s">
                  {label}
                </span>
                <span className="way__text">
                  {text} <span className="arrow" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="solution-offer__cost">
        <h2 className="display" data-size="s">
          {words.cost.title}
        </h2>
        <p className="quiet">{words.cost.text}</p>
        <ul className="ledger" role="list">
          {prices.map(({ title, price }) => (
            <li className="ledger__row" key={title}>
              <h3 className="ledger__title">{title}</h3>
              <PlanOffer price={price} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
