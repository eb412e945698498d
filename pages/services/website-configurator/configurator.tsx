import { labels } from '../../../content/labels.ts';
import { containedIn, plan, type Period, type PlanId, plansOf } from '../../../content/prices.ts';
import {
  websiteConfiguratorAddOns,
  websiteConfiguratorPlans,
  type websiteConfiguratorWords,
} from '../../../content/services/website-configurator.ts';
import { createConfigurator, type Due, dues, type Item } from '../../../widgets/configurator/state.ts';
import type { PageContext } from '../../page.ts';
import { ChoiceStone } from './choice-stone.tsx';

export interface ConfiguratorProps {
  readonly context: PageContext<typeof websiteConfiguratorWords>;
  /** Id of the heading that names the whole. */
  readonly labelledBy: string;
}

/** When the price of a plan is paid. */
const dueOf: Readonly<Record<Period, Due>> = { once: 'once', project: 'once', month: 'month', quarter: 'quarter' };

const itemOf = (id: PlanId): Item => {
  const { group, amount, period, from = false } = plan(id);
  return { id, group, amount, due: dueOf[period], from, contains: containedIn(id) };
};

const offered: readonly PlanId[] = [...websiteConfiguratorPlans, ...websiteConfiguratorAddOns];

/** The offered plan that contains this one, if there is one. */
const wholeOf = (id: PlanId): PlanId | undefined => offered.find((other) => containedIn(other).includes(id));

const naming = (sentence: string, title: string) => sentence.replace('{plan}', title);

/** One line of the price list, which a script lets a visitor choose. */
function Choice({
  id,
  type,
  context,
}: {
  id: PlanId;
  type: 'radio' | 'checkbox';
  context: ConfiguratorProps['context'];
}) {
  const { route, fragment, words, group, amount, period, from } = plan(id);
  const { title, description } = context.localize(words);
  const price = context.price(id);
  const line = [`– ${title}:`, price.from, price.amount, price.period].filter(Boolean).join(' ');
  const { form, enquiry } = context.words;
  const titleOf = (other: PlanId) => context.localize(plan(other).words).title;
  const whole = wholeOf(id);
  const parts = containedIn(id);
  return (
    <li className="entry choice" data-part={whole && id}>
      <input
        className="choice__input"
        type={type}
        name={type === 'radio' ? group : id}
        id={`choice-${id}`}
        value={id}
        data-control=""
        hidden
        aria-describedby={`about-${id}`}
        data-group={group}
        data-amount={amount}
        data-due={dueOf[period]}
        data-from={from && ''}
        data-line={line}
        data-contains={parts.join(' ') || undefined}
        data-included-line={whole && `– ${title}: ${naming(enquiry.included, titleOf(whole))}`}
      />
      <span className="choice__mark" />
      <label className="choice__label" htmlFor={`choice-${id}`}>
        <span className="choice__title statement">{title}</span>{' '}
        <span className="small quiet" data-price="">
          {price.from} <span className="choice__amount large strong figures">{price.amount}</span> {price.period}
        </span>
        {whole && (
          <span className="small quiet" data-included="" hidden>
            {naming(form.included, titleOf(whole))}
          </span>
        )}
      </label>
      <p className="choice__text small quiet" data-measure="32" id={`about-${id}`}>
        {[description, ...parts.map((part) => naming(form.contains, titleOf(part)))].join(' ')}
      </p>
      <a className="choice__link text-link small" href={context.link(route, fragment)}>
        {context.localize(labels).learnMore}
        <span className="visually-hidden">: {title}</span>
      </a>
    </li>
  );
}

/** The choices as a price list, and beside them what they come to. Without a script it is the price list and a way to write. */
export function Configurator({ context, labelledBy }: ConfiguratorProps) {
  const { form, sum, enquiry } = context.words;
  const { chosen, sums } = createConfigurator(offered.map(itemOf));

  return (
    <div className="configurator split" data-split="7-4" data-items="start" data-above="xl" data-widget="configurator">
      <form aria-labelledby={labelledBy}>
        <fieldset>
          <legend>
            <h3 className="display" data-size="s">
              {form.websiteLegend}
            </h3>
          </legend>
          <ul className="points" role="list" data-closed="" data-above="s">
            {websiteConfiguratorPlans.map((id) => (
              <Choice id={id} type="radio" context={context} key={id} />
            ))}
            <li className="entry choice" data-control="" hidden>
              <input className="choice__input" type="radio" name="website" id="choice-none" value="" />
              <span className="choice__mark" />
              <label className="choice__label" htmlFor="choice-none">
                <span className="choice__title statement">{form.noWebsite}</span>
              </label>
            </li>
          </ul>
        </fieldset>
        <div data-above="2xl">
          <h3 className="display" data-size="s">
            {form.addOnsLegend}
          </h3>
          <p className="quiet measure" data-above="2xs">
            {form.addOnsHint}
          </p>
          {(['marketing', 'branding'] as const).map((group) => (
            <fieldset data-above="l" key={group}>
              <legend className="accent strong">{form[`${group}Legend`]}</legend>
              <ul className="points" role="list" data-closed="" data-above="s">
                {plansOf(group).map((id) => (
                  <Choice id={id} type="checkbox" context={context} key={id} />
                ))}
              </ul>
            </fieldset>
          ))}
        </div>
      </form>

      <section className="choice-sum" aria-labelledby="choice-sum">
        <ChoiceStone around={websiteConfiguratorAddOns} inside={websiteConfiguratorPlans} />
        <h3 className="display" data-size="s" id="choice-sum" data-control="" hidden>
          {sum.heading}
        </h3>
        <div className="choice-sum__total">
          <div aria-live="polite" aria-atomic="true">
            <p className="quiet" data-empty="" hidden>
              {sum.empty}
            </p>
            <dl className="choice-sum__rows">
              {dues.map((due) => (
                <div
                  className="choice-sum__row cluster"
                  data-items="baseline"
                  data-spread=""
                  data-sum={due}
                  data-line={enquiry[due]}
                  hidden={!sums.value[due].amount}
                  key={due}
                >
                  <dt className="quiet">{sum[due]}</dt>
                  <dd>
                    <span data-from="" hidden={!sums.value[due].from}>
                      {sum.from}{' '}
                    </span>
                    <span className="choice-sum__amount display accent figures" data-size="m" data-amount="">
                      {context.money(sums.value[due].amount)}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <a className="button" href={context.link('contact')} data-action="" data-lead={enquiry.lead}>
            <span data-plain="">{context.localize(labels).contactUs}</span>
            <span data-carry="" hidden>
              {sum.action}
            </span>
          </a>
        </div>
        <ul className="choice-sum__items" role="list">
          {offered.map((id) => {
            const price = context.price(id);
            const whole = wholeOf(id);
            return (
              <li
                className="choice-sum__item small"
                data-entry={id}
                data-part={whole && id}
                hidden={!chosen.value.some((item) => item.id === id)}
                key={id}
              >
                <span>{context.localize(plan(id).words).title}</span>{' '}
                <span className="figures nowrap" data-price="">
                  {[price.from, price.amount].filter(Boolean).join(' ')}
                </span>
                {whole && (
                  <span data-included="" hidden>
                    {sum.included}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        <div className="small">
          <p className="quiet">{sum.note}</p>
          <button className="choice-sum__reset strong" type="button" data-reset="" hidden>
            {sum.reset}
          </button>
        </div>
      </section>
    </div>
  );
}
