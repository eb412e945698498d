import { site } from '../site.ts';
import type { Solution } from './solution.ts';

/** For a company whose posts meet with silence. */
export const socialMediaGrowth: Solution<'statement' | 'prose' | 'points' | 'days' | 'months'> = {
  links: [
    {
      route: 'social-media',
      words: {
        en: { label: 'How we run social media', text: 'Five steps, eight services.' },
        nl: { label: 'Zo verzorgen wij sociale media', text: 'Vijf stappen, acht diensten.' },
      },
    },
  ],
  plans: ['social-essentials', 'social-growth'],
  words: {
    en: {
      head: {
        title: `Grow on social media with a plan | ${site.name}`,
        description:
          'You post and nobody answers? We give your accounts fixed subjects, a look of their own and a calendar. See what that brings you.',
      },
      hero: {
        title: 'You post. Nobody *answers*.',
        lead: 'The last post is weeks old. The one before it wished everybody a happy new year. That happens when posts are done in between other work.',
      },
      sharePicture: 'A post that shows a rough stone. Beside it the days of a calendar, lit below a line that rises.',
      body: {
        statement: 'No reply.',
        days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
        months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
        prose: {
          title: 'Rhythm comes before reach',
          paragraphs: [
            'People follow an account when they know what to expect from it: a few fixed subjects, a look they recognise, and somebody who reacts.',
            'So we start with the posts you already have. Which of them got a reaction, and from whom?',
            'From that we choose the subjects.',
            'Then comes a calendar, and you approve it before anything goes out.',
          ],
        },
        points: {
          title: 'Five things you gain',
          items: [
            { title: 'Presence', text: 'Posts go out on schedule, in your busiest weeks too.' },
            { title: 'Recognition', text: 'Colour, type and tone return until people know you without the name.' },
            { title: 'Conversation', text: 'People who ask something get a reply.' },
            { title: 'Trust', text: 'People who see your work regularly know what they would be buying.' },
            { title: 'Visits', text: 'Each post gives a reason to look at your website, and a link to do so.' },
          ],
        },
      },
      cost: {
        title: 'Two packages to start with',
        text: 'The first keeps you present. With the second your followers get a reply as well, every day.',
      },
      closing: {
        title: 'Give your accounts a *rhythm*',
        text: 'Send us the name of your account. We read your latest posts before we call.',
      },
    },
    nl: {
      head: {
        title: `Groei op sociale media met een plan | ${site.name}`,
        description:
          'U plaatst berichten en niemand reageert? Wij geven uw accounts vaste onderwerpen, een eigen gezicht en een kalender. Lees welke vijf dingen dat oplevert.',
      },
      hero: {
        title: 'U plaatst iets. Het blijft *stil*.',
        lead: 'Het laatste bericht is weken oud. Dat daarvoor was een nieuwjaarswens. Zo gaat het als sociale media er even tussendoor moeten.',
      },
      sharePicture:
        'Een bericht met een ruwe steen. Ernaast de dagen van een kalender, verlicht onder een lijn die stijgt.',
      body: {
        statement: 'Geen reactie.',
        days: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
        months: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
        prose: {
          title: 'Eerst ritme, dan bereik',
          paragraphs: [
            'Mensen volgen een account als ze weten wat ze eraan hebben: een paar vaste onderwerpen, een herkenbaar gezicht en iemand die reageert.',
            'We beginnen daarom bij wat u al geplaatst hebt. Waar kwam reactie op, en van wie?',
            'Daaruit kiezen we de onderwerpen.',
            'Dan volgt een kalender, en pas als u die goedkeurt, gaat er iets online.',
          ],
        },
        points: {
          title: 'Vijf dingen die u wint',
          items: [
            { title: 'Zichtbaarheid', text: 'Berichten verschijnen op tijd, ook in uw drukste weken.' },
            { title: 'Herkenning', text: 'Kleur, letter en toon keren terug, tot mensen u ook zonder naam herkennen.' },
            { title: 'Gesprek', text: 'Wie iets vraagt, merkt dat er aan de andere kant geluisterd wordt.' },
            {
              title: 'Vertrouwen',
              text: 'Wie uw werk geregeld ziet, weet wat hij bij u koopt.',
            },
            { title: 'Bezoek', text: 'Elk bericht geeft een reden om op uw website te kijken, met de link erbij.' },
          ],
        },
      },
      cost: {
        title: 'Twee pakketten om mee te beginnen',
        text: 'Met het eerste blijft u zichtbaar. Met het tweede krijgen uw volgers ook elke dag antwoord.',
      },
      closing: {
        title: 'Breng *ritme* in uw accounts',
        text: 'Stuur ons de naam van uw account. Voor we bellen, lezen we uw laatste berichten.',
      },
    },
  },
};
