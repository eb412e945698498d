import { localized } from '../locale.ts';

/** The section of the home page that the footer's 'Services' leads to. */
export const servicesOnHome = 'what-we-do';

/** The words of the footer. */
export const footerWords = localized({
  en: {
    promptQuestion: 'Ready to elevate your brand?',
    promptInvitation: 'Let’s talk',
    linksLabel: 'Quick links',
    home: 'Home',
    services: 'Services',
    portfolio: 'Portfolio',
    about: 'About us',
    contact: 'Contact',
    privacy: 'Privacy',
    socialLabel: 'Contact and social media',
  },
  nl: {
    promptQuestion: 'Klaar om uw merk te laten schitteren?',
    promptInvitation: 'Laten we kennismaken',
    linksLabel: 'Snel naar',
    home: 'Home',
    services: 'Diensten',
    portfolio: 'Portfolio',
    about: 'Over ons',
    contact: 'Contact',
    privacy: 'Privacy',
    socialLabel: 'Contact en sociale media',
  },
});
