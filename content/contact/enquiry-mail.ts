import { localized } from '../locale.ts';
import { site } from '../site.ts';

/** What a visitor is sent once an enquiry has arrived, where the owner has switched that on; a paragraph each. */
export const confirmationWords = localized({
  en: {
    subject: `We have received your message – ${site.name}`,
    text: [
      'Thank you for writing to us. Your message has arrived.',
      `We read it and reply within ${site.responseHours} hours on working days. If you want to add something, simply answer this email.`,
      `${site.name}\n${site.phone.display}`,
    ],
  },
  nl: {
    subject: `We hebben uw bericht ontvangen – ${site.name}`,
    text: [
      'Bedankt voor uw bericht. Het is goed aangekomen.',
      `We lezen het en antwoorden op werkdagen binnen ${site.responseHours} uur. Wilt u nog iets toevoegen? Beantwoord dan gewoon deze e-mail.`,
      `${site.name}\n${site.phone.display}`,
    ],
  },
});
