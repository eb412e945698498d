import { localized } from '../locale.ts';
import { site } from '../site.ts';

/** The words of the contact page; those of its form stand in contact-form.ts. */
export const contactWords = localized({
  en: {
    head: {
      title: `Contact ${site.name} for a free consultation`,
      description: `Tell us about your website, brand or marketing project. Your first consultation, a ${site.callMinutes}-minute strategy call, is free.`,
    },
    sharePicture: 'An open envelope with a letter half inside it.',
    hero: {
      title: 'It starts with a conversation',
      lead: `Write what you have in mind, in your own words. Your first consultation is free: a call of ${site.callMinutes} minutes.`,
    },
    /** Labels and values of the four tiles. */
    tiles: {
      email: { label: 'Email', value: site.email },
      phone: { label: 'Phone', value: site.phone.display },
      location: { label: 'Where we work', value: site.location.en },
      response: { label: 'You hear from us within', value: `${site.responseHours} hours` },
    },
    next: {
      title: 'What Happens Next?',
      steps: [
        {
          title: 'We review your message',
          text: `We look at your present site, your brand and your competitors. On working days you have an answer within ${site.responseHours} hours.`,
        },
        {
          title: `A ${site.callMinutes}-minute strategy call`,
          text: 'This is your free consultation. You tell us where you want to go; we say what we would do first and what can wait.',
        },
        {
          title: 'A custom proposal',
          text: 'You receive the scope, the order of work and the price on paper, so you can decide at your own desk.',
        },
        {
          title: 'Kickoff',
          text: 'You say yes, we agree on dates and begin. You know who does what from the first day.',
        },
      ],
    },
  },
  nl: {
    head: {
      title: `Vraag een gratis adviesgesprek aan | ${site.name}`,
      description: `Vertel ons over uw website, merk of marketing. Het eerste adviesgesprek, een strategiegesprek van ${site.callMinutes} minuten, is gratis.`,
    },
    sharePicture: 'Een open envelop waar een brief half uitsteekt.',
    hero: {
      title: 'Het begint met een gesprek',
      lead: `Schrijf gewoon op wat u voor ogen hebt. Het eerste adviesgesprek is gratis en duurt ${site.callMinutes} minuten.`,
    },
    tiles: {
      email: { label: 'E-mail', value: site.email },
      phone: { label: 'Telefoon', value: site.phone.display },
      location: { label: 'Waar we werken', value: site.location.nl },
      response: { label: 'Antwoord binnen', value: `${site.responseHours} uur` },
    },
    next: {
      title: 'Hoe gaat het verder?',
      steps: [
        {
          title: 'Wij lezen uw bericht',
          text: `We bekijken uw huidige site, uw merk en uw concurrenten. Op werkdagen hebt u binnen ${site.responseHours} uur antwoord.`,
        },
        {
          title: `Strategiegesprek van ${site.callMinutes} minuten`,
          text: 'Dit is uw gratis adviesgesprek. U vertelt waar u naartoe wilt; wij zeggen wat we als eerste zouden doen en wat kan wachten.',
        },
        {
          title: 'Voorstel op maat',
          text: 'U krijgt zwart op wit wat we doen, in welke volgorde en voor welke prijs. Daar kunt u rustig over nadenken.',
        },
        {
          title: 'De start',
          text: 'Is het voorstel akkoord, dan spreken we data af en gaan we aan de slag. Wie wat doet, staat vanaf dag één vast.',
        },
      ],
    },
  },
});
