import { confirmationWords } from '../../content/contact/enquiry-mail.ts';
import { languageFacts, type Locale, locales, wordsIn } from '../../content/locale.ts';
import { exists, lackOf, routeIds } from '../../content/routes.ts';
import { Fault } from '../fault.ts';
import { findText } from '../source-files.ts';

const table = 'content/locale.ts';
const addresses = 'content/routes.ts';

function* faultsOf(locale: Locale): Generator<Fault> {
  const { name, begun } = languageFacts(locale);
  const inTable = { ...findText(table, `${locale}: {`), language: locale };
  const others = locales.find((other) => other === begun?.others);
  if (begun && (!others || others === locale || languageFacts(others).begun)) {
    yield new Fault(
      `Visitors who read ${name} are led to "${begun.others}", which is no language that says everything.`,
      inTable,
      `Name one of ${locales.filter((other) => !languageFacts(other).begun).join(', ')}.`,
    );
  }
  if (!exists('home', locale)) {
    yield new Fault(
      `${name} has no home page.`,
      { ...findText(addresses, 'home:'), page: 'home', language: locale },
      `Give it an address there: home: { ...shared(''), ${locale}: '' }. A language begins with its home page.`,
    );
  }
  for (const route of routeIds) {
    const lack = lackOf(route, locale);
    if (!lack || !('fallback' in lack) || exists(lack.fallback, locale)) continue;
    yield new Fault(
      `The page '${route}', which ${name} lacks, leads to '${lack.fallback}', which it lacks too.`,
      { ...findText(addresses, lack.reason), page: route, language: locale },
      'Name a page that the language has.',
    );
  }
  // What the contact service says to those who write from its page.
  if (exists('contact', locale)) wordsIn(confirmationWords, locale);
}

/** What is wrong with the table of languages, and with the pages that stand in for others. */
export const languageFaults = (): readonly Fault[] => locales.flatMap((locale) => [...faultsOf(locale)]);
