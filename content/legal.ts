import { inEvery, type Locale, localized, type Localized, wordsIn } from './locale.ts';
import { legal } from './site.ts';

/** What the law wants to be read on a company's site, and what only the owner knows of where data goes. */
export interface LegalDetails {
  /** The postal address; `country` by its two letters (ISO 3166-1). */
  readonly address?: {
    readonly street: string;
    readonly postcode: string;
    readonly place: string;
    readonly country: string;
  };
  /** The number in the register of the chamber of commerce. */
  readonly chamberOfCommerce?: string;
  readonly vat?: string;
  /** Who hears a complaint that you and a visitor cannot settle: the data protection authority, or a board. */
  readonly complaints?: { readonly name: Localized<string>; readonly url: string };
  /** The company whose servers hold the site, and the days for which it keeps their logs. */
  readonly host?: { readonly name: string; readonly logDays?: number };
  /** Companies that handle enquiries on your behalf, such as the one that holds the mailbox. */
  readonly processors?: readonly string[];
}

/** One detail as it is read. */
export interface LegalFact {
  readonly label: string;
  readonly value: string;
}

/** The labels of the details. */
export const legalLabels = localized({
  en: { address: 'Address', chamberOfCommerce: 'Chamber of Commerce', vat: 'VAT', processors: 'Work for us on this' },
  nl: { address: 'Adres', chamberOfCommerce: 'KvK', vat: 'Btw', processors: 'Werken hieraan voor ons' },
});

function factsIn(locale: Locale, { address, chamberOfCommerce, vat }: LegalDetails): readonly LegalFact[] {
  const labels = wordsIn(legalLabels, locale);
  const country = address && new Intl.DisplayNames(locale, { type: 'region' }).of(address.country);
  const facts = {
    address: address && `${address.street}, ${address.postcode} ${address.place}, ${country}`,
    chamberOfCommerce,
    vat,
  };
  return (['address', 'chamberOfCommerce', 'vat'] as const).flatMap((key) => {
    const value = facts[key];
    return value ? [{ label: labels[key], value }] : [];
  });
}

/** Address and numbers of the company, those that are filled in. */
export const companyFacts = inEvery((locale) => factsIn(locale, legal));
