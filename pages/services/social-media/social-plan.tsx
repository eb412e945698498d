import { labels } from '../../../content/labels.ts';
import { plan, type PlanId } from '../../../content/prices.ts';
import type { PageContext } from '../../page.ts';
import { classNames } from '../../parts/place.ts';
import { PlanOffer } from '../../parts/plan-offer.tsx';

export interface SocialPlanProps {
  readonly context: PageContext<unknown>;
  readonly id: PlanId;
}

/** A plan: what it costs, and beside it what is in it. */
export function SocialPlan({ context: { localize, price }, id }: SocialPlanProps) {
  const { popular, words } = plan(id);
  const { title, features } = localize(words);
  return (
    <div
      className={classNames('social-words split', popular && 'social-popular lit')}
      data-from="full"
      data-gap="s-xl"
      data-items="baseline"
      data-above="l"
    >
      <div>
        {popular && <p className="strong">{localize(labels).popular}</p>}
        <h4 className="display" data-size="m" data-above={popular ? '2xs' : undefined}>
          {title}
        </h4>
        <PlanOffer price={price(id)} size="hero" largePeriod above="s" />
      </div>
      <ul className="facet-list large" role="list">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </div>
  );
}
