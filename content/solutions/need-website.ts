import { claims, ownEstimate } from '../services/claims.ts';
import { site } from '../site.ts';
import type { Solution } from './solution.ts';

/** For a company without a site, or with one it would rather not show. */
export const needWebsite: Solution<'voices' | 'statement' | 'estimate' | 'prose' | 'pages' | 'aims' | 'example'> = {
  links: [
    {
      route: 'services',
      words: {
        en: {
          label: 'Compare all three kinds',
          text: 'What each contains, what it costs and whom\u00a0it\u00a0fits.',
        },
        nl: {
          label: 'Vergelijk alle drie soorten',
          text: 'Wat u krijgt, wat het kost en voor wie het\u00a0bedoeld\u00a0is.',
        },
      },
    },
  ],
  plans: ['smart-start', 'custom-complex', 'redesign'],
  words: {
    en: {
      head: {
        title: `Need a website? Prices and first steps | ${site.name}`,
        description:
          'No site yet, or one you would rather not show? See which kind of website fits your company, what we do first and where prices start.',
      },
      hero: {
        title: 'You need a website. A *good* one.',
        lead: 'A young company needs a site to be taken seriously, an older one a site that has kept up with it. Either way the first question is: what for?',
      },
      sharePicture: 'A wooden boat under sail on the stocks, about to be launched.',
      body: {
        voices: {
          title: 'Which of these is you?',
          items: [
            'I\u00a0have no site. When people ask for one, I\u00a0send them a PDF.',
            'I need bookings, members or a catalogue, and no package has them.',
            'I\u00a0have a site. I\u00a0hope nobody opens it on\u00a0a\u00a0phone.',
          ],
        },
        statement: `A good site can bring up to ${claims.traffic} more traffic and ${claims.bounces} fewer bounces.`,
        estimate: `Both figures are ${ownEstimate.en}.`,
        prose: {
          title: 'Before we draw anything',
          paragraphs: [
            'We ask what a visitor should know and do after one minute on your site. From your answers we write a list of pages, and you see what goes where while a change still costs nothing.',
            'If a small site is enough, we\u00a0say\u00a0so.',
          ],
        },
        pages: {
          title: 'The first five make a small site, all eight a\u00a0larger\u00a0one.',
          items: [
            { title: 'Home', text: 'Who we are, and what to do next.' },
            { title: 'What we mend', text: 'Planks, masts, decks and rudders.' },
            { title: 'What it costs', text: 'A free survey, then one fixed price.' },
            { title: 'The yard', text: 'Two sheds, and a slip into the harbour.' },
            { title: 'Book a survey', text: 'Choose a morning. We come to your mooring.' },
            { title: 'Boats we saved', text: 'Before and after, and what was done.' },
            { title: 'Varnish', text: 'Five tins, and which wood each is for.' },
            { title: 'Leaks', text: 'What to do today, before we arrive.' },
          ],
        },
        aims: [
          {
            title: 'After a minute a visitor should know',
            items: [
              { title: 'what you do', text: 'We mend wooden boats.' },
              { title: 'for whom', text: 'For owners who sail them\u00a0themselves.' },
              { title: 'what it costs', text: 'The survey is free, then one fixed\u00a0price.' },
            ],
          },
          {
            title: 'and want to',
            items: [
              { title: 'book', text: 'a survey' },
              { title: 'ask', text: 'about a leak' },
              { title: 'buy', text: 'varnish' },
              { title: 'call', text: 'the yard' },
            ],
          },
        ],
        example: 'Halyard, an invented boatyard',
      },
      cost: {
        title: 'Where prices start',
        text: 'The proposal names the final amount before\u00a0we\u00a0begin.',
      },
      closing: {
        title: 'What should yours\u00a0*do*?',
        text: 'Tell us in a sentence. We reply with questions, then with\u00a0a\u00a0proposal.',
      },
    },
    nl: {
      head: {
        title: `Website nodig? Prijzen en eerste stappen | ${site.name}`,
        description:
          'Nog geen site, of een die u liever niet laat zien? Lees welke website bij uw bedrijf past, waar we mee beginnen en vanaf welke prijs.',
      },
      hero: {
        title: 'U hebt een website nodig. Een *goede*.',
        lead: 'Een jong bedrijf heeft een site nodig om serieus genomen te worden, een ouder bedrijf een site die is meegegroeid. In beide gevallen is de eerste vraag waar hij voor dient.',
      },
      sharePicture: 'Een houten boot met gehesen zeilen op de helling, klaar voor de tewaterlating.',
      body: {
        voices: {
          title: 'Wat klinkt bekend?',
          items: [
            'Ik heb geen site. Wie ernaar vraagt, krijgt\u00a0een\u00a0pdf.',
            'Ik heb boekingen, leden of een catalogus nodig, en dat zit in geen enkel pakket.',
            'Ik heb een site. Hopelijk opent niemand hem op\u00a0zijn\u00a0telefoon.',
          ],
        },
        statement: `Een goede site kan tot ${claims.traffic} meer bezoekers en ${claims.bounces} minder afhakers opleveren.`,
        estimate: `Beide cijfers zijn ${ownEstimate.nl}.`,
        prose: {
          title: 'Voor er iets getekend wordt',
          paragraphs: [
            'Wij vragen wat een bezoeker na één minuut moet weten en doen. Uit uw antwoorden volgt een lijst met pagina’s. Zo ziet u wat waar komt te staan, nu een wijziging nog niets kost.',
            'Is een kleine site genoeg, dan zeggen we dat.',
          ],
        },
        pages: {
          title: 'De eerste vijf zijn een kleine site, alle acht een\u00a0grotere.',
          items: [
            { title: 'Home', text: 'Wie wij zijn, en wat u nu kunt doen.' },
            { title: 'Wat wij herstellen', text: 'Planken, masten, dekken en roeren.' },
            { title: 'Wat het kost', text: 'Een gratis keuring, dan één vaste prijs.' },
            { title: 'De werf', text: 'Twee loodsen en een helling aan de haven.' },
            { title: 'Keuring boeken', text: 'Kies een ochtend, wij komen naar uw ligplaats.' },
            { title: 'Geredde boten', text: 'Ervoor, erna en wat er gedaan is.' },
            { title: 'Jachtlak', text: 'Vijf blikken, elk voor zijn eigen hout.' },
            { title: 'Lekken', text: 'Wat u vandaag doet, tot wij er zijn.' },
          ],
        },
        aims: [
          {
            title: 'Na een minuut weet een bezoeker',
            items: [
              { title: 'wat u doet', text: 'Wij herstellen houten boten.' },
              { title: 'voor wie', text: 'Voor wie zelf aan het\u00a0roer\u00a0staat.' },
              { title: 'wat het kost', text: 'De keuring is gratis, daarna geldt één vaste\u00a0prijs.' },
            ],
          },
          {
            title: 'en wil hij',
            items: [
              { title: 'boeken', text: 'een keuring' },
              { title: 'vragen', text: 'naar een lek' },
              { title: 'kopen', text: 'jachtlak' },
              { title: 'bellen', text: 'met de werf' },
            ],
          },
        ],
        example: 'De Kiel, een verzonnen scheepswerf',
      },
      cost: {
        title: 'Waar de prijzen beginnen',
        text: 'Het definitieve bedrag staat in het voorstel. Dat hebt u in handen voor\u00a0we\u00a0beginnen.',
      },
      closing: {
        title: 'Wat moet uw site gaan *doen*?',
        text: 'Eén zin is genoeg. U krijgt eerst vragen, dan\u00a0een\u00a0voorstel.',
      },
    },
  },
};
