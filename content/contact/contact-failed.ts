import { localized } from '../locale.ts';
import { site } from '../site.ts';

/** The words of the page that follows an enquiry that could not be sent without JavaScript. */
export const contactFailedWords = localized({
  en: {
    head: {
      title: `Your message was not sent | ${site.name}`,
      description:
        'Sorry, something went wrong while sending your message. You can go back and try again, or reach us by email or phone.',
    },
    title: 'That did *not* work',
    text: 'Your message was not sent, and the fault is on our side. Go back with your browser and most of what you typed will still be there.',
    direct: 'Or reach us directly:',
    email: 'Email',
    phone: 'Phone',
    retry: 'Back to the form',
  },
  nl: {
    head: {
      title: `Uw bericht is niet verstuurd | ${site.name}`,
      description:
        'Er ging iets mis bij het versturen van uw bericht. Ga terug en probeer het opnieuw, of mail of bel ons rechtstreeks.',
    },
    title: 'Dat is *niet* gelukt',
    text: 'Uw bericht is niet verstuurd, en dat ligt aan ons. Ga terug met uw browser; het meeste van wat u invulde, staat er dan nog.',
    direct: 'Of neem rechtstreeks contact op:',
    email: 'E-mail',
    phone: 'Telefoon',
    retry: 'Terug naar het formulier',
  },
});
