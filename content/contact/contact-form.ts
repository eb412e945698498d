import { localized } from '../locale.ts';
import { site } from '../site.ts';

/**
 * The words of the enquiry form, which also stands on pages other than the contact page.
 * `value` is what is sent, the same in every language; `label` is what is read.
 */
export const contactFormWords = localized({
  en: {
    title: 'Tell us about your project',
    lead: 'Fields marked as optional can stay empty. A few lines are enough to begin with.',
    optional: 'optional',
    fields: {
      name: { label: 'Name', missing: 'Please fill in your name.' },
      email: {
        label: 'Email address',
        missing: 'Please fill in your email address, so that we can answer you.',
        invalid: 'This does not look like a complete email address. Please check it.',
      },
      company: { label: 'Company' },
      phone: { label: 'Phone', hint: 'If you prefer a call.' },
      project: {
        label: 'Project type',
        placeholder: 'Choose a project type',
        options: [
          { value: 'website', label: 'Website Design' },
          { value: 'marketing', label: 'Marketing' },
          { value: 'branding', label: 'Branding' },
          { value: 'combo', label: 'Combo Service' },
        ],
      },
      budget: {
        label: 'Budget',
        placeholder: 'Choose a budget range',
        options: [
          { value: 'under-2500', label: 'Under €2,500' },
          { value: '2500-5000', label: '€2,500 – €5,000' },
          { value: '5000-10000', label: '€5,000 – €10,000' },
          { value: '10000-25000', label: '€10,000 – €25,000' },
          { value: 'over-25000', label: '€25,000+' },
          { value: 'discuss', label: 'Let’s Discuss' },
        ],
      },
      message: {
        label: 'Project details',
        hint: 'What do you have now, what should change, and do you have a deadline?',
        missing: 'Please write a few words about your project.',
      },
      /** Read by nobody but a visitor whose browser shows hidden fields. */
      trap: { label: 'Leave this field empty' },
    },
    submit: 'Send message',
    sending: 'Sending...',
    toast: {
      close: 'Close this message',
      missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
      failed: {
        title: 'Failed to Send Message',
        text: `Sorry, something went wrong. Please email ${site.email} directly.`,
      },
      sent: {
        title: 'Message Sent Successfully!',
        text: 'Thank you for reaching out. We’ll reply within 1 business day.',
      },
    },
    sent: {
      title: 'Your message is on its way',
      text: `Thank you. We reply within ${site.responseHours} hours on working days.`,
    },
    failed: {
      text: 'Nothing is lost. Your message can still go out as an ordinary email, with everything you have typed.',
      link: 'Open it as an email',
    },
    /** Subject of the email that takes the place of the form. */
    subject: `Project enquiry for ${site.name}`,
    draft: 'We kept what you had typed.',
    /** Beside the button where the form can only go out through the visitor's own email program. */
    byMail: 'Your own email program opens with the message filled in.',
    /** What happens with the data; a link to the page that says more follows the sentence. */
    privacy: { text: 'We use your details only to answer your enquiry.', link: 'What we keep, and for how long' },
    direct: { lead: 'Would you rather write or call?', email: 'Email', phone: 'Phone' },
  },
  nl: {
    title: 'Vertel ons over uw project',
    lead: 'Velden waar ‘niet verplicht’ bij staat, mag u overslaan. Een paar regels zijn genoeg om mee te beginnen.',
    optional: 'niet verplicht',
    fields: {
      name: { label: 'Naam', missing: 'Vul uw naam in.' },
      email: {
        label: 'E-mailadres',
        missing: 'Vul uw e-mailadres in, dan kunnen we u antwoorden.',
        invalid: 'Dit e-mailadres lijkt niet volledig. Kijkt u het nog even na?',
      },
      company: { label: 'Bedrijf' },
      phone: { label: 'Telefoon', hint: 'Als u liever gebeld wordt.' },
      project: {
        label: 'Soort project',
        placeholder: 'Kies een soort project',
        options: [
          { value: 'website', label: 'Webdesign' },
          { value: 'marketing', label: 'Marketing' },
          { value: 'branding', label: 'Branding' },
          { value: 'combo', label: 'Combi Service' },
        ],
      },
      budget: {
        label: 'Uw budget',
        placeholder: 'Kies een budget',
        options: [
          { value: 'under-2500', label: 'Minder dan €\u00a02.500' },
          { value: '2500-5000', label: '€\u00a02.500 – €\u00a05.000' },
          { value: '5000-10000', label: '€\u00a05.000 – €\u00a010.000' },
          { value: '10000-25000', label: '€\u00a010.000 – €\u00a025.000' },
          { value: 'over-25000', label: 'Meer dan €\u00a025.000' },
          { value: 'discuss', label: 'In overleg' },
        ],
      },
      message: {
        label: 'Uw project',
        hint: 'Wat hebt u nu, wat moet er veranderen en is er een datum die u wilt halen?',
        missing: 'Schrijf een paar woorden over uw project.',
      },
      trap: { label: 'Laat dit veld leeg' },
    },
    submit: 'Verstuur bericht',
    sending: 'Bezig met versturen...',
    toast: {
      close: 'Sluit deze melding',
      missing: { title: 'Ontbrekende Informatie', text: 'Vul alle verplichte velden in.' },
      failed: {
        title: 'Versturen mislukt',
        text: `Er is iets misgegaan. Probeer het later opnieuw of stuur een e-mail naar ${site.email}.`,
      },
      sent: { title: 'Bericht succesvol verzonden!', text: 'Bedankt voor uw bericht. We antwoorden binnen 1 werkdag.' },
    },
    sent: {
      title: 'Uw bericht is onderweg',
      text: `Bedankt. Op werkdagen antwoorden we binnen ${site.responseHours} uur.`,
    },
    failed: {
      text: 'Er is niets verloren gegaan. U kunt hetzelfde bericht als gewone e-mail versturen; alles wat u hebt ingevuld, staat er al in.',
      link: 'Open als e-mail',
    },
    subject: `Projectaanvraag voor ${site.name}`,
    draft: 'Wat u al had ingevuld, hebben we bewaard.',
    byMail: 'U verstuurt vanuit uw eigen mailprogramma. Alles staat er al in.',
    privacy: {
      text: 'We gebruiken uw gegevens alleen om uw aanvraag te beantwoorden.',
      link: 'Wat we bewaren, en hoe lang',
    },
    direct: { lead: 'Liever zelf mailen of bellen?', email: 'E-mail', phone: 'Telefoon' },
  },
});
