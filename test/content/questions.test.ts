import * as assert from 'uvu/assert';
import { wordsIn } from '../../content/locale.ts';
import { answered, questionWords } from '../../content/questions.ts';
import { canonicalPrefix, href, localesOf } from '../../content/routes.ts';
import type { Terms } from '../../content/terms.ts';
import { none } from '../support/none.ts';
import { siteFor } from '../support/site.ts';
import { suite } from '../support/suite.ts';

const questions = suite('questions before booking');
const site = siteFor(questions);

const filled: Required<Terms> = {
  duration: { en: 'Four weeks.', nl: 'Vier weken.' },
  revisions: { en: 'Two rounds.', nl: 'Twee rondes.' },
  hosting: { en: 'With a host of your choice.', nl: 'Bij een host naar keuze.' },
  notice: { en: 'By the end of a month.', nl: 'Tegen het einde van een maand.' },
  payment: { en: 'Half of it first.', nl: 'De helft vooraf.' },
};

for (const locale of localesOf('pricing')) {
  const { entries } = wordsIn(questionWords, locale);

  questions(
    `every answer in ${locale} stands on the pricing page, and what the owner alone knows is not made up`,
    async () => {
      const text = await (await fetch(site.url(`${href('pricing', canonicalPrefix[locale])}index.md`))).text();
      const shown = answered(entries, (words) => wordsIn(words, locale));
      assert.ok(shown.length >= 8);
      none(
        shown
          .flatMap(({ question, answer }) => [question, ...answer])
          .filter((words) => !text.replace(/\\(.)/g, '$1').includes(words)),
      );
    },
  );

  questions(
    `every question has an answer in ${locale}; a term that the owner fills in joins it, where else it says how it is learnt`,
    () => {
      const before = answered(entries, (words) => wordsIn(words, locale), {});
      const after = answered(entries, (words) => wordsIn(words, locale), filled);
      none(before.filter(({ answer }) => answer.length === 0).map(({ question }) => question));
      for (const { term, until } of entries.filter((entry) => entry.term)) {
        assert.is(before.filter(({ answer }) => answer.includes(until!)).length, 1, term);
        assert.is(after.filter(({ answer }) => answer.includes(until!)).length, 0, term);
      }
      for (const term of Object.values(filled))
        assert.is(after.filter(({ answer }) => answer.includes(wordsIn(term, locale))).length, 1, locale);
    },
  );
}

questions('a question opens to its answer without a script', async () => {
  const page = await site.open('/nl/prijzen/', { javascript: false });
  await page.click('details > summary ::-p-text(bevalt)');
  assert.ok(
    await page.$eval('::-p-xpath(//details[contains(., "bevalt")])', (details) => (details as HTMLDetailsElement).open),
  );
});

questions.run();
