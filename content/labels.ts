import { localized } from './locale.ts';

/** Words that belong to no single page: buttons and badges that many parts share. */
export const labels = localized({
  en: {
    skip: 'Skip to content',
    learnMore: 'Learn More',
    contactUs: 'Contact Us',
    popular: 'Most Popular',
    startProject: 'Start Your Project',
    stories: 'Our Success Stories',
    getStarted: 'Get Started Today',
    backToPortfolio: 'Back to portfolio',
    ratingOutOfFive: '5 out of 5',
  },
  nl: {
    skip: 'Naar de inhoud',
    learnMore: 'Meer Informatie',
    contactUs: 'Neem Contact Op',
    popular: 'Meest gekozen',
    startProject: 'Start Uw Project',
    stories: 'Onze succesverhalen',
    getStarted: 'Begin vandaag',
    backToPortfolio: 'Terug naar het portfolio',
    ratingOutOfFive: '5 van de 5',
  },
});
