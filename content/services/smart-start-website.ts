import { localized } from '../locale.ts';
import { money, plan, type PlanId } from '../prices.ts';
import { site } from '../site.ts';

/** The plan whose price and features the page prints. */
export const smartStartWebsitePlan = 'smart-start' satisfies PlanId;

/** The words of the Smart Start Website page. */
export const smartStartWebsiteWords = localized({
  en: {
    head: {
      title: `Small business website from ${money(plan('smart-start').amount, 'en')} | ${site.name}`,
      description:
        'A complete small website of three to five pages, with a free draft preview on demand, five clear steps and a price you know beforehand.',
    },
    hero: {
      title: 'Small site, *complete* from day one',
      text: 'Smart Start is a website for people who start something: a practice, a studio, a firm of one. Few pages, each with a purpose, and everything technical taken care of.',
      picture:
        'The five pages of a small pottery’s site as one folded strip: a jug, bowls, a potter’s wheel, a map, plates.',
      caption: 'An invented pottery stands in for you: five pages, one thing on each.',
    },
    definition: {
      heading: 'This is the *whole* site',
      lead: 'Three to five pages, as a rule these, agreed before we draw.',
      text: 'The technical parts are the same in every Smart Start site: fast pages, a contact form, clean HTML for search engines, a layout that begins with the phone. That is why the price can stay low. What differs is what your visitors see.',
      home: {
        title: 'Home',
        headline: 'Jugs that *pour*',
        text: 'Look before you decide: ask for a draft of this page, with your name and message in it. It is free and commits you to nothing.',
      },
      pages: [
        {
          title: 'Your offer',
          headline: 'Bowls and cups, made to order',
          text: 'What you do, for whom, and what comes of it.',
        },
        {
          title: 'About you',
          headline: 'One potter, one wheel',
          text: 'Who answers the phone, and why you do this.',
        },
        { title: 'Contact', headline: 'Come by, or write', text: 'Every way to reach you, and a form.' },
        {
          title: 'One more page',
          headline: 'Can it go in the dishwasher?',
          text: 'For whatever your visitors ask most.',
        },
      ],
    },
    fit: {
      yes: {
        heading: 'A good choice if you',
        items: [
          'need a website and have none, or one that you would rather not show',
          'can say what you offer on a handful of pages',
          'want to be online soon and extend the site later',
        ],
      },
      no: {
        heading: 'Choose a custom site if you',
        items: [
          'sell from a catalogue or take bookings online',
          'need a members’ area',
          'want the site to exchange data with other software',
        ],
      },
    },
    steps: {
      heading: 'From first talk to live site',
      items: [
        {
          title: 'Company analysis',
          text: 'We ask who your customers are and what they want to know first. You answer in plain words.',
        },
        {
          title: 'Design and planning',
          text: 'You see the page list and a design of the home page. Nothing is built before you agree.',
        },
        {
          title: 'Development',
          text: 'We build the pages and set your texts and pictures. You follow the work on a test address.',
        },
        {
          title: 'Testing',
          text: 'Phones and computers, the keyboard alone, a slow line. We click every link and send the form.',
        },
        {
          title: 'Launch and aftercare',
          text: 'The site moves to your address. We tell the search engines and show you how to change your texts.',
        },
      ],
    },
    benefits: {
      heading: 'No list of extras, and no *course* to take',
      items: [
        {
          title: 'Value-packed',
          text: 'Design, build, basic search optimisation and the contact form are in the price. You will not discover a list of extras later.',
        },
        {
          title: 'Speed',
          text: 'Tested parts and a short list of pages shorten the way to launch. The pages load quickly too, since they carry no scripts they can do without.',
        },
        {
          title: 'Consistency',
          text: 'Colours, type and tone are set once and hold on every page. A page that you add later matches the rest.',
        },
        {
          title: 'Simplicity',
          text: 'Few pages mean few decisions. Afterwards you keep the site up to date by yourself, and need no course for it.',
        },
      ],
    },
    cost: {
      heading: 'What it costs',
      text: 'Smart Start begins at this price. Your proposal names the final amount, and no work starts before you agree.',
    },
    next: {
      heading: 'What happens after you write',
      text: `We plan a call of ${site.callMinutes} minutes with you. There is nothing to prepare: you need no more than an idea of what you want to offer.`,
    },
    closing: {
      heading: 'Your *first* page starts with a message',
      text: 'Say what you do and for whom, and mention it if you would like the draft preview first.',
      action: 'Start With a Message',
    },
  },
  nl: {
    head: {
      title: `Zakelijke website vanaf ${money(plan('smart-start').amount, 'nl')} | ${site.name}`,
      description:
        'Een complete website van drie tot vijf pagina’s, op aanvraag met een gratis eerste ontwerp, in vijf heldere stappen en voor een prijs die u vooraf kent.',
    },
    hero: {
      title: 'Klein van omvang, meteen *compleet*',
      text: 'Smart Start is de website voor wie iets begint: een praktijk, een atelier, een eigen zaak. Weinig pagina’s, elk met een doel, en alle techniek geregeld.',
      picture:
        'De vijf pagina’s van de site van een kleine pottenbakkerij als één gevouwen strook: een kan, kommen, een draaischijf, een kaart, borden.',
      caption: 'Een verzonnen pottenbakkerij staat hier voor uw zaak: vijf pagina’s, elk met één ding.',
    },
    definition: {
      heading: 'Dit is de *hele* site',
      lead: 'Drie tot vijf pagina’s, meestal deze. Vooraf afgesproken.',
      text: 'Onder de motorkap zit beproefde techniek, in elke Smart Start-site dezelfde: snelle pagina’s, een contactformulier, nette HTML voor zoekmachines en een indeling die bij de telefoon begint. Daardoor kan de prijs laag blijven. Alleen wat uw bezoekers zien, is telkens anders.',
      home: {
        title: 'Start',
        headline: 'Kannen die niet *knoeien*',
        text: 'Eerst zien, dan beslissen: vraag om een ontwerp van deze pagina, met uw naam en uw boodschap erin. Het kost niets en u zit nergens aan vast.',
      },
      pages: [
        {
          title: 'Uw aanbod',
          headline: 'Kommen en kopjes op bestelling',
          text: 'Wat u doet, voor wie, en wat dat oplevert.',
        },
        {
          title: 'Over u',
          headline: 'Eén pottenbakker, één draaischijf',
          text: 'Wie de telefoon opneemt, en waarom u dit doet.',
        },
        {
          title: 'Contact',
          headline: 'Loop binnen of schrijf',
          text: 'Alle manieren om u te bereiken, en een formulier.',
        },
        {
          title: 'Nog een pagina',
          headline: 'Mag hij in de vaatwasser?',
          text: 'Voor wat uw bezoekers het vaakst vragen.',
        },
      ],
    },
    fit: {
      yes: {
        heading: 'Een goede keus als u',
        items: [
          'een website nodig hebt en er nog geen hebt, of een die u liever niet laat zien',
          'uw aanbod op een handvol pagina’s kunt uitleggen',
          'snel online wilt en later wilt uitbouwen',
        ],
      },
      no: {
        heading: 'Kies voor maatwerk als u',
        items: [
          'uit een catalogus verkoopt of online boekingen aanneemt',
          'een besloten ledengedeelte nodig hebt',
          'de site gegevens wilt laten uitwisselen met andere software',
        ],
      },
    },
    steps: {
      heading: 'Van eerste gesprek tot livegang',
      items: [
        {
          title: 'Bedrijfs\u00adanalyse',
          text: 'Wij vragen wie uw klanten zijn en wat ze als eerste willen weten. U antwoordt in gewone woorden.',
        },
        {
          title: 'Ontwerp en planning',
          text: 'U ziet de lijst met pagina’s en een ontwerp van de startpagina. Pas als u akkoord bent, bouwen we.',
        },
        {
          title: 'Bouw',
          text: 'Wij bouwen de pagina’s en plaatsen uw teksten en beelden. Op een testadres kijkt u mee.',
        },
        {
          title: 'Testen',
          text: 'Telefoon en computer, alleen het toetsenbord, een trage lijn. We klikken elke link aan en versturen het formulier.',
        },
        {
          title: 'Livegang en nazorg',
          text: 'De site gaat naar uw webadres. We melden hem bij de zoekmachines en laten zien hoe u teksten aanpast.',
        },
      ],
    },
    benefits: {
      heading: 'Geen lijst met meerwerk, geen *cursus*',
      items: [
        {
          title: 'Waar voor uw geld',
          text: 'Ontwerp, bouw, basisoptimalisatie voor zoekmachines en formulier zitten in de prijs. Er is geen lijst met meerwerk die pas later opduikt.',
        },
        {
          title: 'Snelheid',
          text: 'Met beproefde techniek en een korte paginalijst is de weg naar de livegang kort. De pagina’s zelf zijn ook snel, want er zit niets in wat ze niet nodig hebben.',
        },
        {
          title: 'Samenhang',
          text: 'Kleuren, letters en toon leggen we één keer vast, en die gelden op elke pagina. Ook een pagina die u later toevoegt, past bij de rest.',
        },
        {
          title: 'Eenvoud',
          text: 'Weinig pagina’s, dus weinig beslissingen. Daarna houdt u de site zonder cursus zelf bij.',
        },
      ],
    },
    cost: {
      heading: 'Wat het kost',
      text: 'Bij dit bedrag begint Smart Start. In uw voorstel staat de definitieve prijs, en wij beginnen pas als u daarmee akkoord bent.',
    },
    next: {
      heading: 'Wat er gebeurt als u schrijft',
      text: `Wij plannen een gesprek van ${site.callMinutes} minuten met u. U hoeft niets voor te bereiden; een idee van wat u wilt aanbieden is genoeg.`,
    },
    closing: {
      heading: 'Uw *eerste* pagina begint met een bericht',
      text: 'Schrijf wat u doet en voor wie. Wilt u eerst het gratis ontwerp zien, zet dat er dan bij.',
      action: 'Stuur Uw Bericht',
    },
  },
});
