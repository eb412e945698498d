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

/** Where an add-on lies at the girdle: in the order of the list, from the upper left. */
const turnOf = (id: PlanId) => (websiteConfiguratorAddOns.indexOf(id) + 7) % 8;

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
  const { title } = context.localize(words);
  const price = context.price(id);
  const line = [`– ${title}:`, price.from, price.amount, price.period].filter(Boolean).join(' ');
  const { form, enquiry } = context.words;
  const titleOf = (other: PlanId) => context.localize(plan(other).words).title;
  const whole = wholeOf(id);
  const parts = containedIn(id);
  return (
    <li className="entry choice cluster" data-part={whole && id}>
      <input
        className="choice__input"
        type={type}
        name={type === 'radio' ? group : id}
        id={`choice-${id}`}
        value={id}
        data-control=""
        hidden
        aria-labelledby={`name-${id} price-${id}`}
        aria-describedby={parts.length ? `about-${id}` : undefined}
        data-group={group}
        data-amount={amount}
        data-due={dueOf[period]}
        data-from={from && ''}
        data-line={line}
        data-contains={parts.join(' ') || undefined}
        data-included-line={whole && `– ${title}: ${naming(enquiry.included, titleOf(whole))}`}
      />
      <span className="choice__mark" />
      <a className="choice__title" id={`name-${id}`} href={context.link(route, fragment)}>
        {title}
      </a>{' '}
      <label className="choice__label small" htmlFor={`choice-${id}`} id={`price-${id}`}>
        <span data-price={whole && ''}>
          {price.from}{' '}
          <span className="display figures" data-size="s">
            {price.amount}
          </span>
          <br />
          {price.period}
        </span>
        {whole && <span data-included="" data-text={naming(form.included, titleOf(whole))} hidden />}
      </label>
      {parts.length > 0 && (
        <p className="choice__text small" id={`about-${id}`}>
          {parts.map((part) => naming(form.contains, titleOf(part))).join(' ')}
        </p>
      )}
    </li>
  );
}

/** The choices as the planes of a stone, websites around the table and the rest at the girdle, with what they come to in the table; where there is no room for that as a price list below it. Without a script it is the price list and a way to write, and the rest of its words waits. */
export function Configurator({ context, labelledBy }: ConfiguratorProps) {
  const { form, sum, enquiry } = context.words;
  const titleOf = (id: PlanId) => context.localize(plan(id).words).title;
  const { chosen, sums } = createConfigurator(offered.map(itemOf));

  return (
    <div className="configurator columns" data-columns="2" data-gap="l" data-widget="configurator">
      <form className="configurator__choices" aria-labelledby={labelledBy}>
        <fieldset className="configurator__group columns" data-group="website">
          <legend>
            <h3 className="display" data-size="s">
              {form.websiteLegend}
            </h3>
          </legend>
          <ul className="points" role="list" data-above="xs" data-stagger="" data-late="">
            {websiteConfiguratorPlans.map((id) => (
              <Choice id={id} type="radio" context={context} key={id} />
            ))}
            <li className="entry choice cluster" data-control="" hidden>
              <input className="choice__input" type="radio" name="website" id="choice-none" value="" />
              <span className="choice__mark" />
              <label className="choice__label" htmlFor="choice-none">
                <span className="choice__title" data-text={form.noWebsite} />
              </label>
            </li>
          </ul>
        </fieldset>
        {(['marketing', 'branding'] as const).map((group) => (
          <fieldset className="configurator__group columns" data-group={group} data-late="" key={group}>
            <legend>
              <h3 className="display" data-size="s">
                {form[`${group}Legend`]}
              </h3>
            </legend>
            <ul className="points" role="list" data-above="xs" data-stagger="">
              {plansOf(group).map((id) => (
                <Choice id={id} type="checkbox" context={context} key={id} />
              ))}
            </ul>
          </fieldset>
        ))}
      </form>

      <section className="choice-sum" aria-labelledby="choice-sum">
        <div className="choice-sum__stage">
          <ChoiceStone
            around={websiteConfiguratorAddOns.map((id) => ({ id, title: titleOf(id), turn: turnOf(id) }))}
            inside={[
              ...websiteConfiguratorPlans.map((id) => ({ id, title: titleOf(id) })),
              { id: '', title: form.noWebsite },
            ]}
            groups={[form.websiteLegend, form.marketingLegend, form.brandingLegend]}
          />
          <h3 className="visually-hidden" id="choice-sum" data-control="" data-text={sum.heading} hidden />
          <div className="choice-sum__total" data-above="xs">
            <div className="choice-sum__table" aria-live="polite" aria-atomic="true">
              <dl className="choice-sum__rows">
                {dues.map((due) => (
                  <div
                    className="cluster"
                    data-spread=""
                    data-gap="2xs"
                    data-sum={due}
                    data-line={enquiry[due]}
                    hidden={!sums.value[due].amount}
                    key={due}
                  >
                    <dt className="small" data-text={sum[due]} />
                    <dd>
                      <span className="small" data-from="" data-text={`${sum.from} `} hidden={!sums.value[due].from} />
                      <span className="display figures" data-size="s" data-amount="" />
                    </dd>
                  </div>
                ))}
              </dl>
              <p className="choice-sum__empty" data-empty="" data-text={sum.empty} hidden />
            </div>
            <a
              className="button choice-sum__action"
              data-tone="line"
              href={context.link('contact')}
              data-action=""
              data-lead={enquiry.lead}
            >
              <span data-plain="">{context.localize(labels).contactUs}</span>
              <span data-carry="" data-text={sum.action} hidden />
            </a>
          </div>
          <p className="choice-sum__note small quiet">{sum.note}</p>
        </div>
        <div className="choice-sum__end">
          <ul className="points" role="list" data-room="2xs">
            {offered.map((id) => {
              const price = context.price(id);
              const whole = wholeOf(id);
              return (
                <li
                  className="entry cluster small"
                  data-spread=""
                  data-entry={id}
                  data-part={whole && id}
                  hidden={!chosen.value.some((item) => item.id === id)}
                  key={id}
                >
                  <span data-text={titleOf(id)} />{' '}
                  <span
                    className="figures nowrap"
                    data-price=""
                    data-text={[price.from, price.amount].filter(Boolean).join(' ')}
                  />
                  {whole && <span data-included="" data-text={sum.included} hidden />}
                </li>
              );
            })}
          </ul>
          <button
            className="button"
            data-tone="line"
            data-size="small"
            type="button"
            data-reset=""
            data-text={sum.reset}
            hidden
          />
        </div>
      </section>
    </div>
  );
}
