import { localized } from '../locale.ts';
import { site } from '../site.ts';

/** The words of the page that follows an enquiry sent without JavaScript. */
export const contactSentWords = localized({
  en: {
    head: {
      title: `Your message has arrived | ${site.name}`,
      description:
        'Thank you for writing to us. Your message has arrived; here is what to look at until you have our answer.',
    },
    title: 'Your message has *arrived*',
    text: `Thank you for reaching out. We reply within ${site.responseHours} hours on working days, to the address you gave us.`,
    meanwhile: 'While you wait, see what we made for others.',
    home: 'Back to the home page',
  },
  nl: {
    head: {
      title: `Uw bericht is aangekomen | ${site.name}`,
      description:
        'Bedankt voor uw bericht. Het is goed aangekomen; kijk intussen rond in ons werk tot u antwoord van ons hebt.',
    },
    title: 'Uw bericht is *aangekomen*',
    text: `Bedankt voor uw bericht. Op werkdagen krijgt u binnen ${site.responseHours} uur antwoord, op het adres dat u opgaf.`,
    meanwhile: 'Bekijk intussen wat we voor anderen hebben gemaakt.',
    home: 'Terug naar de startpagina',
  },
});
