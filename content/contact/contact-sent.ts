import { localized } from '../locale.ts';
import { site } from '../site.ts';

/** The words of the page that follows an enquiry sent without JavaScript. */
export const contactSentWords = localized({
  en: {
    head: {
      title: `Your message has arrived | ${site.name}`,
      description: `Thank you for writing to us. We reply within ${site.responseHours} hours; here is what to look at in the meantime.`,
    },
    title: 'Your message has *arrived*',
    text: `Thank you for reaching out. We reply within ${site.responseHours} hours, to the address you gave us.`,
    meanwhile: 'While you wait, see what we made for others.',
    home: 'Back to the home page',
  },
  nl: {
    head: {
      title: `Uw bericht is aangekomen | ${site.name}`,
      description: `Bedankt voor uw bericht. Binnen ${site.responseHours} uur hebt u antwoord; intussen kunt u rondkijken in ons werk.`,
    },
    title: 'Uw bericht is *aangekomen*',
    text: `Bedankt voor uw bericht. Binnen ${site.responseHours} uur krijgt u antwoord op het adres dat u opgaf.`,
    meanwhile: 'Bekijk intussen wat we voor anderen hebben gemaakt.',
    home: 'Terug naar de startpagina',
  },
});
