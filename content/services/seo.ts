import { localized } from '../locale.ts';
import { money, plan, type PlanId } from '../prices.ts';
import { site } from '../site.ts';
import { claims, ownEstimate } from './claims.ts';

/** The plan whose price and features the page prints. */
export const seoPlan = 'seo-geo' satisfies PlanId;

/** The words of the SEO page. */
export const seoWords = localized({
  en: {
    head: {
      title: `SEO for ${money(plan('seo-geo').amount, 'en')} a month, GEO included | ${site.name}`,
      description:
        'What search engine optimisation is, why it matters, how we work in seven steps and which nine kinds there are. One monthly price, GEO included.',
    },
    hero: {
      title: 'Climb where people *search*',
      text: 'Your customers already type what you sell into a search box. SEO raises the chance that they find your pages, and their answer there.',
      picture:
        'A mountain in facets of gold and bronze before sunrise: a bright path climbs it, turn by turn, to the summit, and day is breaking behind it.',
    },
    what: {
      heading: 'What SEO is',
      paragraphs: [
        'Search engine optimisation is the work that helps a search engine understand your pages and gives it reasons to show them. Part of it is technology, part is writing, part is reputation.',
        'Unlike with adverts, you do not pay per click. A page that answers a question well can bring visitors for years, as long as somebody keeps it up to date.',
      ],
    },
    why: {
      heading: 'Why it matters',
      share: `More than ${claims.searchStarts} of online experiences begin with a search engine; the figure is ${ownEstimate.en}, not a study.`,
      items: [
        {
          title: 'Visibility',
          text: 'Customers compare the companies they find. If you are not among them, they cannot choose you.',
        },
        {
          title: 'Credibility',
          text: 'People trust what they find by themselves more than what is put in front of them.',
        },
        {
          title: 'Traffic and conversions',
          text: 'A visitor who searched has a need already. A few of those are worth more than a crowd that drifted by.',
        },
        {
          title: 'Sustainable growth',
          text: 'An advert stops when the budget does. A good page stays, and its links help the next one.',
        },
      ],
    },
    steps: {
      heading: 'The way up',
      items: [
        {
          title: 'Taking stock',
          text: 'A list of what a search engine cannot reach or use, the most urgent first.',
        },
        {
          title: 'Research',
          text: 'The words your customers use, from search data, your inbox and sales talks.',
        },
        {
          title: 'Content plan',
          text: 'One page for each subject: which exist, which are missing, which get in each other’s way.',
        },
        {
          title: 'Technical repair',
          text: 'First what keeps a page out of the index, then speed, redirects and structured data.',
        },
        {
          title: 'Content',
          text: 'We write with what only you know. You check the facts before anything appears.',
        },
        {
          title: 'Reputation',
          text: 'Registers, reviews, partners and the press. Earned, never bought.',
        },
        {
          title: 'Measuring',
          text: 'In plain language: what changed, what it brought and what comes next.',
        },
      ],
    },
    types: {
      heading: 'Nine kinds of SEO',
      intro: 'You will seldom need them all. The stocktaking shows which ones count for you.',
      groups: [
        {
          heading: 'The page',
          items: [
            {
              title: 'On-page SEO',
              text: 'Titles, headings, texts and links inside a page, so that its subject is beyond doubt.',
            },
            {
              title: 'Technical SEO',
              text: 'Everything that lets a search engine fetch, render and store your pages.',
            },
            { title: 'Content SEO', text: 'Guides, comparisons and answers that only an insider can give.' },
          ],
        },
        {
          heading: 'The place',
          items: [
            { title: 'Off-page SEO', text: 'What others say about you: links, mentions and reviews elsewhere.' },
            { title: 'Local SEO', text: 'Map entries, opening hours and pages for the places where you work.' },
            {
              title: 'International SEO',
              text: 'Languages and countries kept apart, so that everyone lands on the right version.',
            },
          ],
        },
        {
          heading: 'The medium',
          items: [
            { title: 'E-commerce SEO', text: 'Product and category pages that stay clear when the range grows.' },
            {
              title: 'Mobile SEO',
              text: 'Google indexes the version that a phone gets, so nothing may be missing from it.',
            },
            {
              title: 'Image and video SEO',
              text: 'Files of a sensible size, with a description, on a page that explains them.',
            },
          ],
        },
      ],
    },
    honesty: {
      heading: 'What we do not promise',
      paragraphs: [
        'Nobody can guarantee a position. Search engines decide for themselves, and they change their minds. We promise the work, the reasons for it and figures you can check.',
        'We buy no links, we do not flood your site with machine-made pages, and we mark up only what visitors can see.',
      ],
    },
    cost: {
      heading: 'One price per month',
      text: 'SEO and GEO are one programme, because the same clear pages serve both. Texts and accounts are yours, even if you stop.',
      geo: 'What GEO adds',
    },
    own: { caption: 'How this page introduces itself to a search engine:' },
    closing: {
      heading: 'Find out where you *stand*',
      text: `Send us the address of your website and the searches you would most like to be found for. We look at both and tell you in a call of ${site.callMinutes} minutes what we see.`,
      action: 'Start Climbing',
    },
  },
  nl: {
    head: {
      title: `SEO uitbesteden: ${money(plan('seo-geo').amount, 'nl')} per maand | ${site.name}`,
      description:
        'Wat zoekmachineoptimalisatie is, waarom het loont, hoe wij in zeven stappen werken en welke negen soorten er zijn. Eén maandprijs, inclusief GEO.',
    },
    hero: {
      title: 'Hoger in beeld als klanten *zoeken*',
      text: 'Uw klanten typen allang in wat u verkoopt. SEO vergroot de kans dat ze dan op uw pagina’s uitkomen en daar hun antwoord vinden.',
      picture:
        'Een berg in facetten van goud en brons, vlak voor zonsopgang: een helder pad slingert omhoog naar de top, en daarachter wordt het licht.',
    },
    what: {
      heading: 'Wat is SEO?',
      paragraphs: [
        'Zoekmachineoptimalisatie helpt een zoekmachine uw pagina’s te begrijpen en geeft haar redenen om ze te tonen. Het is deels techniek, deels schrijfwerk en deels reputatie.',
        'Anders dan bij adverteren betaalt u niet per klik. Een pagina die een vraag goed beantwoordt, kan jarenlang bezoekers opleveren, zolang iemand ervoor zorgt dat ze blijft kloppen.',
      ],
    },
    why: {
      heading: 'Waarom het loont',
      share: `Meer dan ${claims.searchStarts} van wat mensen online doen, begint bij een zoekmachine; het cijfer is ${ownEstimate.nl}, geen onderzoek.`,
      items: [
        {
          title: 'Zichtbaarheid',
          text: 'Wie niet verschijnt, wordt niet vergeleken. Om gekozen te worden moet u eerst op de lijst staan.',
        },
        {
          title: 'Geloof\u00adwaardigheid',
          text: 'Wat mensen zelf vinden, vertrouwen ze eerder dan wat hun wordt voorgehouden.',
        },
        {
          title: 'Bezoekers en klanten',
          text: 'Wie zoekt, heeft al een behoefte. Een paar van zulke bezoekers zijn meer waard dan een menigte die toevallig langskomt.',
        },
        {
          title: 'Duurzame groei',
          text: 'Een advertentie stopt als het budget op is. Een goede pagina blijft staan en helpt de volgende vooruit.',
        },
      ],
    },
    steps: {
      heading: 'De weg omhoog',
      items: [
        {
          title: 'Nulmeting',
          text: 'Een lijst van wat een zoekmachine niet kan bereiken of gebruiken, het dringendste eerst.',
        },
        {
          title: 'Onderzoek',
          text: 'De woorden van uw klanten, uit zoekgegevens, uw mailbox en verkoop\u00adgesprekken.',
        },
        {
          title: 'Plan',
          text: 'Eén pagina per onderwerp: welke er zijn, welke ontbreken en welke elkaar in de weg zitten.',
        },
        {
          title: 'Technisch herstel',
          text: 'Eerst wat een pagina buiten de index houdt, dan snelheid, door\u00adverwijzingen en gestruc\u00adtureerde gegevens.',
        },
        {
          title: 'Inhoud',
          text: 'Wij schrijven met wat alleen u weet. U controleert de feiten voordat er iets verschijnt.',
        },
        {
          title: 'Reputatie',
          text: 'Vakregisters, beoordelingen, partners en pers. Verdiend, nooit gekocht.',
        },
        {
          title: 'Meten',
          text: 'In gewone taal: wat er veranderde, wat het opleverde en wat er nu komt.',
        },
      ],
    },
    types: {
      heading: 'Negen soorten SEO',
      intro: 'Zelden hebt u ze allemaal nodig. De nulmeting laat zien welke er voor u toe doen.',
      groups: [
        {
          heading: 'De pagina',
          items: [
            {
              title: 'SEO op de pagina',
              text: 'Titels, koppen, teksten en links binnen een pagina, zodat er over het onderwerp geen twijfel bestaat.',
            },
            {
              title: 'Technische SEO',
              text: 'Alles waardoor een zoekmachine uw pagina’s kan ophalen, weergeven en bewaren.',
            },
            {
              title: 'SEO met content',
              text: 'Gidsen, vergelijkingen en antwoorden waar kennis uit de eerste hand in zit.',
            },
          ],
        },
        {
          heading: 'De plek',
          items: [
            {
              title: 'SEO buiten uw site',
              text: 'Wat anderen over u zeggen: links, vermeldingen en beoordelingen elders.',
            },
            {
              title: 'Lokale SEO',
              text: 'Uw vermelding op de kaart, openingstijden en pagina’s voor de plaatsen waar u werkt.',
            },
            {
              title: 'Internationale SEO',
              text: 'Talen en landen netjes gescheiden, zodat iedereen op de juiste versie uitkomt.',
            },
          ],
        },
        {
          heading: 'Het medium',
          items: [
            {
              title: 'SEO voor webwinkels',
              text: 'Product- en categoriepagina’s die overzichtelijk blijven als het assortiment groeit.',
            },
            {
              title: 'Mobiele SEO',
              text: 'Google indexeert de versie die een telefoon krijgt; daar mag dus niets aan ontbreken.',
            },
            {
              title: 'SEO voor beeld en video',
              text: 'Bestanden met een beschrijving, een passend formaat en een pagina die ze toelicht.',
            },
          ],
        },
      ],
    },
    honesty: {
      heading: 'Wat wij niet beloven',
      paragraphs: [
        'Niemand kan een positie garanderen. Zoekmachines beslissen zelf en komen daar geregeld op terug. Wij beloven het werk, de redenen erachter en cijfers die u kunt nagaan.',
        'Wij kopen geen links, overspoelen uw site niet met pagina’s van de lopende band en leggen in gestructureerde gegevens alleen vast wat bezoekers ook zien.',
      ],
    },
    cost: {
      heading: 'Eén prijs per maand',
      text: 'SEO en GEO vormen één programma, want dezelfde heldere pagina’s dienen beide. Teksten en accounts zijn van u, ook als u stopt.',
      geo: 'Wat GEO toevoegt',
    },
    own: { caption: 'Zo stelt deze pagina zich voor aan een zoekmachine:' },
    closing: {
      heading: 'Weten waar u nu *staat*?',
      text: `Stuur ons uw webadres en de zoekopdrachten waarop u het liefst gevonden wordt. Wij bekijken ze en vertellen u in een gesprek van ${site.callMinutes} minuten wat we zien.`,
      action: 'Stuur Uw Webadres',
    },
  },
});
