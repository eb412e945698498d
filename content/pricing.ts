import { localized } from './locale.ts';
import { money, plan } from './prices.ts';

/** The words around the price table; each plan’s own words stand beside its amount in prices.ts. */
export const pricingWords = localized({
  en: {
    head: {
      title: `What does a website cost? From ${money(plan('redesign').amount, 'en')}`,
      description:
        'What a website, marketing or a new brand costs, package by package: paid once, by the month or by the quarter, with everything that is included.',
    },
    sharePicture: 'A brilliant seen from above, all its planes polished.',
    hero: {
      title: 'Prices you can *plan* with',
      lead: 'Every package shows what it costs and what you get for it.',
      /** How the slope is to be read. */
      scale: 'Each stone is as large as its price. A monthly price is drawn as three months together.',
    },
    groups: {
      website: {
        title: 'Website Design',
        lead: 'Paid once. How much your site has to do decides the price, so begin there.',
        link: 'Compare the three with add-ons',
      },
      marketing: {
        title: 'Marketing',
        lead: 'Monthly work on search, AI answers or social media.',
        planned: 'Or a plan that your own team carries out',
      },
      branding: {
        title: 'Branding',
        lead: 'A logo, the materials around it, or a complete rebrand.',
      },
    },
    /** The key to the list, after the last price. */
    reading: {
      title: 'How to read these prices',
      lead: 'Every stone is as large as its price. An amount per month is drawn three times as large as the same amount paid once, because a quarter has three months.',
    },
    notes: {
      from: {
        title: 'Where it starts',
        text: '“From” buys the features listed. Whatever your project needs beyond them is priced in the proposal, before you decide.',
      },
      often: {
        title: 'How often you pay',
        text: 'A one-time price or a price per project pays for something finished that you receive. A price per month or per quarter pays for work that goes on.',
      },
      tax: { title: 'Without VAT', text: 'All amounts are in euros and do not include VAT.' },
      together: {
        title: 'Combinations',
        text: 'A website together with a logo, or a rebrand with social media: tell us, and you get one proposal with one order of work.',
      },
    },
    closing: {
      title: 'Not sure which one is *yours*?',
      text: 'Describe what you need and what you can spend. We say which package fits, even if it is the smallest.',
    },
  },
  nl: {
    head: {
      title: `Wat kost een website? Vanaf ${money(plan('redesign').amount, 'nl')}`,
      description:
        'Wat kosten een website, marketing of een nieuw merk? Bekijk per pakket wat u krijgt en wat u betaalt: eenmalig, per maand of per kwartaal.',
    },
    sharePicture: 'Een briljant van boven gezien, met alle vlakken gepolijst.',
    hero: {
      title: 'Prijzen om op te *rekenen*',
      lead: 'Bij elk pakket staat wat het kost en wat u ervoor krijgt.',
      scale: 'Elke steen is zo groot als zijn prijs. Maandprijzen zijn getekend als drie maanden samen.',
    },
    groups: {
      website: {
        title: 'Webdesign',
        lead: 'U betaalt eenmalig. De prijs hangt af van wat uw site moet kunnen; begin dus daar.',
        link: 'Bekijk hoe wij websites maken',
      },
      marketing: {
        title: 'Onlinemarketing',
        lead: 'Elke maand werk aan uw plek in zoekmachines, in AI-antwoorden of op sociale media.',
        planned: 'Of een plan dat uw eigen team uitvoert',
      },
      branding: {
        title: 'Merk en huisstijl',
        lead: 'Alleen een logo, het materiaal eromheen, of alles in één keer.',
      },
    },
    reading: {
      title: 'Zo leest u deze prijzen',
      lead: 'Elke steen is zo groot als zijn prijs. Een bedrag per maand is drie keer zo groot getekend als hetzelfde bedrag ineens, want een kwartaal telt drie maanden.',
    },
    notes: {
      from: {
        title: 'Waar het begint',
        text: 'Voor de vanafprijs krijgt u het pakket zoals het er staat. Wat uw project meer nodig heeft, staat met zijn prijs in het voorstel, voordat u beslist.',
      },
      often: {
        title: 'Hoe vaak u betaalt',
        text: 'Een eenmalige prijs of een prijs per project geldt voor iets wat af is en wat u in handen krijgt. Een prijs per maand of per kwartaal geldt voor werk dat doorloopt.',
      },
      tax: { title: 'Exclusief btw', text: 'Alle bedragen zijn in euro’s en exclusief btw.' },
      together: {
        title: 'Combinaties',
        text: 'Een website met een logo erbij, of een rebranding met sociale media: laat het ons weten, dan krijgt u één voorstel met één planning.',
      },
    },
    closing: {
      title: 'Welk pakket past bij *u*?',
      text: 'Schrijf op wat u nodig hebt en wat u kunt besteden. Wij zeggen welk pakket past, ook als dat het kleinste is.',
    },
  },
});
