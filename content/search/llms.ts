import { localized } from '../locale.ts';
import { site } from '../site.ts';

/** The words of llms.txt beside titles, descriptions and prices, which it takes from pages and price table; `{language}` is another language of the site. */
export const llmsWords = localized({
  en: {
    about: `${site.name} answers in English and Dutch, by email at ${site.email}, by phone on ${site.phone.display} or through the form on the contact page, within ${site.responseHours} hours on working days. The first consultation, a call of ${site.callMinutes} minutes, is free.`,
    prices: 'Prices in euros, without VAT. ‘From’ is where a price starts; the proposal names the final amount.',
    pages: 'Every page below is linked as Markdown; the same address without `index.md` is the page for people.',
    sections: { agency: 'The agency', services: 'Services', solutions: 'Problems solved', cases: 'Case studies' },
    full: { name: 'Full text', note: 'all pages of this language in one file' },
    only: 'Only in {language}',
    other: 'the same in {language}',
  },
  nl: {
    about: `${site.name} antwoordt in het Nederlands en Engels, per e-mail via ${site.email}, per telefoon op ${site.phone.display} of via het formulier op de contactpagina, op werkdagen binnen ${site.responseHours} uur. Het eerste adviesgesprek, van ${site.callMinutes} minuten, is gratis.`,
    prices: 'Prijzen in euro’s, exclusief btw. ‘Vanaf’ is waar een prijs begint; het voorstel noemt het eindbedrag.',
    pages: 'Elke pagina hieronder is gelinkt als Markdown; hetzelfde adres zonder `index.md` is de pagina voor mensen.',
    sections: { agency: 'Het bureau', services: 'Diensten', solutions: 'Vragen en oplossingen', cases: 'Projecten' },
    full: { name: 'Volledige tekst', note: 'alle pagina’s van deze taal in één bestand' },
    only: 'Alleen in het {language}',
    other: 'hetzelfde in het {language}',
  },
});
