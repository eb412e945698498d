import { localized } from '../locale.ts';
import { money, plan, type PlanId } from '../prices.ts';
import { site } from '../site.ts';
import { claims, ownEstimate } from './claims.ts';

/** The three website plans in the order of the cards; each takes its title, price and link from the price table. */
export const servicesPlans = ['smart-start', 'custom-complex', 'redesign'] as const satisfies readonly PlanId[];

/** The words of the website design overview. */
export const servicesWords = localized({
  en: {
    head: {
      title: `Website design for companies, from ${money(plan('smart-start').amount, 'en')} | ${site.name}`,
      description:
        'A first website, a complex one or a thorough redesign: compare our three website services, what each contains and what it costs.',
    },
    hero: {
      title: 'A website that *earns* its place',
      text: 'We design and build websites for founders, solo professionals and companies. You get a site that loads fast, says plainly what you do and leads a visitor to the next step: a call, a booking, an enquiry.',
      picture:
        'A cut stone seen from above: our clients’ work shows through its planes, and at its centre the sun rises over a lake.',
    },
    why: {
      heading: 'Why a website of your own',
      paragraphs: [
        'People look you up before they get in touch. They heard your name from a colleague, saw a post or asked a search engine, and now they want to check. What they find in the next minute decides whether you hear from them.',
        'On a social network or a marketplace you are a guest, and the house rules change. On your own site you decide what is said, in which order and what happens next. Your business card, your adverts and your posts can all point there.',
      ],
      estimate: `By ${ownEstimate.en}, a well-built website can bring you up to ${claims.traffic} more traffic and up to ${claims.bounces} fewer bounces.`,
    },
    benefits: {
      heading: 'What a good site does for you',
      /** Every title goes on from it, and says it again. */
      subject: 'It',
      items: [
        {
          title: 'gets found',
          text: 'Search engines and AI assistants can only send people to pages they can read. Ours are readable from the first line of HTML.',
        },
        {
          title: 'wins trust',
          text: 'Prices and finished work answer what every visitor wonders: can these people do it?',
        },
        {
          title: 'never closes',
          text: 'Answers and a contact form are there on Sunday evening too, when your phone is off and your customer finally has time.',
        },
        {
          title: 'saves you explaining',
          text: 'The questions you now answer by phone are answered on the page. People who still call have read them and come prepared.',
        },
        {
          title: 'points to the next step',
          text: 'Every page ends in something a visitor can do: ask, book or order. Nobody has to hunt for the contact page.',
        },
        {
          title: 'stays yours',
          text: 'The address, the texts and the pictures belong to you, and no network can switch them off.',
        },
      ],
    },
    cards: {
      heading: 'Three ways to get there',
      intro:
        'Which one suits you depends on what you have today and on what the site must be able to do. If in doubt, ask us in the first call.',
      items: {
        'smart-start': {
          fit: 'You have no site yet',
          text: 'A complete small website with one clear message. On demand we draft a preview before you commit, free of charge.',
          features: [
            'Three to five pages',
            'Ready for search engines and phones',
            'A contact form that reaches your inbox',
          ],
        },
        'custom-complex': {
          fit: 'Your site has to do more',
          text: 'Members, bookings, catalogues, links to the systems you already run: designed and built around the way you work.',
          features: ['As many pages as you need', 'Modules that talk to your systems', 'A bespoke design'],
        },
        redesign: {
          fit: 'Your site no longer fits',
          text: 'We find out which parts of your present site still work, keep those and replace the others.',
          features: [
            'An analysis of the present site',
            'A new design around the content you keep',
            'Old addresses that keep working',
          ],
        },
      },
    },
    closing: {
      heading: 'Tell us what your site has to *do*',
      text: 'Selling, taking bookings, explaining what you do: name it, and we tell you which of the three services fits.',
      action: 'Start Your Project',
    },
  },
  nl: {
    head: {
      title: `Website laten maken vanaf ${money(plan('smart-start').amount, 'nl')} | ${site.name}`,
      description:
        'Een eerste website, een site met veel functies of een grondige vernieuwing: vergelijk onze drie diensten, wat u krijgt en wat het kost.',
    },
    hero: {
      title: 'Een website die zijn *werk* doet',
      text: 'Wij ontwerpen en bouwen websites voor starters, zelfstandigen en bedrijven. U krijgt een site die snel laadt, helder vertelt wat u doet en bezoekers verderhelpt: naar een telefoontje, een boeking, een aanvraag.',
      picture:
        'Een geslepen steen van boven: door de facetten ziet u werk van onze klanten, en in het midden komt de zon op boven een meer.',
    },
    why: {
      heading: 'Waarom een eigen website',
      paragraphs: [
        'Wie van u hoort, zoekt u eerst op. Een collega noemde uw naam, er kwam een bericht voorbij of u dook op in een zoekmachine. Wat zo iemand in de minuut daarna aantreft, bepaalt of u nog iets hoort.',
        'Op een sociaal netwerk of een marktplaats bent u te gast, en de huisregels veranderen geregeld. Op uw eigen site bepaalt u wat er staat, in welke volgorde, en wat een bezoeker daarna kan doen. Uw visitekaartje, uw advertenties en uw berichten kunnen er allemaal naar verwijzen.',
      ],
      estimate: `Naar ${ownEstimate.nl} kan een goed gebouwde website u tot ${claims.traffic} meer bezoekers en tot ${claims.bounces} minder afhakers opleveren.`,
    },
    benefits: {
      heading: 'Wat een goede site voor u doet',
      subject: 'U',
      items: [
        {
          title: 'wordt gevonden',
          text: 'Zoekmachines en AI-assistenten kunnen alleen verwijzen naar pagina’s die ze kunnen lezen. De onze zijn leesbaar vanaf de eerste regel HTML.',
        },
        {
          title: 'komt geloofwaardig over',
          text: 'Duidelijke prijzen, echt werk en een verzorgd ontwerp beantwoorden de vraag die elke bezoeker heeft: kunnen zij dit?',
        },
        {
          title: 'bent altijd open',
          text: 'De antwoorden en het contactformulier zijn er ook op zondagavond, als uw telefoon uitstaat en uw klant eindelijk tijd heeft.',
        },
        {
          title: 'hoeft minder uit te leggen',
          text: 'Wat u nu aan de telefoon vertelt, staat op de pagina. Wie daarna belt, heeft het gelezen en komt ter zake.',
        },
        {
          title: 'wijst de weg',
          text: 'Elke pagina eindigt met iets wat een bezoeker kan doen: vragen, boeken of bestellen. Niemand hoeft naar de contactpagina te speuren.',
        },
        {
          title: 'houdt het in eigen hand',
          text: 'Het adres, de teksten en de beelden zijn van u. Geen netwerk kan de regels veranderen of de stekker eruit trekken.',
        },
      ],
    },
    cards: {
      heading: 'Drie manieren om er te komen',
      intro:
        'Welke bij u past, hangt af van wat u nu hebt en van wat de site moet kunnen. Twijfelt u? Vraag het ons. Daar is het eerste gesprek voor.',
      items: {
        'smart-start': {
          fit: 'U hebt nog geen site',
          text: 'Een complete, compacte website met één heldere boodschap. Als u wilt, maken wij vooraf gratis een eerste ontwerp.',
          features: [
            'Drie tot vijf pagina’s',
            'Klaar voor zoekmachines en telefoons',
            'Een contactformulier dat in uw mailbox uitkomt',
          ],
        },
        'custom-complex': {
          fit: 'Uw site moet meer kunnen',
          text: 'Leden, boekingen, catalogi, koppelingen met de systemen die u al gebruikt: ontworpen en gebouwd naar uw manier van werken.',
          features: [
            'Zoveel pagina’s als u nodig hebt',
            'Modules die op uw systemen aansluiten',
            'Een ontwerp op maat',
          ],
        },
        redesign: {
          fit: 'Uw site past niet meer',
          text: 'Wij houden wat werkt, vervangen wat niet werkt en nemen uw bezoekers mee naar de nieuwe site.',
          features: [
            'Een analyse van uw huidige site',
            'Een nieuw ontwerp voor inhoud die dat verdient',
            'Oude adressen die blijven werken',
          ],
        },
      },
    },
    closing: {
      heading: 'Vertel ons wat uw site moet *kunnen*',
      text: 'Een paar zinnen zijn genoeg. Wij zeggen welke van de drie diensten past. Past er geen, dan zeggen we dat ook.',
      action: 'Start Uw Project',
    },
  },
});
