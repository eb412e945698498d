import { localized } from '../locale.ts';
import { money, plan, type PlanId } from '../prices.ts';
import { site } from '../site.ts';
import { claims, ownEstimate } from './claims.ts';

/** The plan of the page first, then the two packages that a redesign can grow into. */
export const redesignWebsitePlans = ['redesign', 'smart-start', 'custom-complex'] as const satisfies readonly PlanId[];

/** The words of the Redesign Website page. */
export const redesignWebsiteWords = localized({
  en: {
    head: {
      title: `Website redesign from ${money(plan('redesign').amount, 'en')} | ${site.name}`,
      description:
        'We analyse the site you have, keep what works and rebuild the rest in five steps. Old addresses lead visitors to the new pages.',
    },
    hero: {
      title: 'Keep the *worth*, recut the stone',
      text: 'Your site was right once. Since then your offer has moved on, phones have taken over and nobody dares to touch the back end. We take it apart, save what is worth saving and build the rest again.',
      picture:
        'A client’s website as a stone, sawn through: on the left the old one, rough; on the right the new one, cut.',
    },
    signs: {
      heading: 'Signs that it is time',
      items: [
        'You tell people to call, because the site is out of\u00a0date.',
        'On a phone you have to pinch and scroll sideways to read it.',
        'Pages take so long that you apologise when you show them.',
        'A change of one sentence needs a\u00a0technician.',
        'Visitors arrive, but hardly any of them write or call.',
      ],
    },
    balance: {
      heading: 'What stays and what goes',
      keep: {
        heading: 'We keep',
        items: [
          'texts and pictures that visitors read and use',
          'pages that search engines send people to',
          'addresses: each old one leads to its successor',
          'the routes that regular visitors are used to',
        ],
      },
      replace: {
        heading: 'We replace',
        items: [
          'pages that nobody visits and nobody misses',
          'plug-ins and scripts that slow every page down',
          'forms that ask for more than they need',
          'a design that no longer looks like you',
        ],
      },
    },
    steps: {
      heading: 'From old to new',
      items: [
        {
          title: 'Website Analysis',
          text: 'We read your statistics, list every page and every address, measure speed and accessibility and look at how people behave on the site. You receive the findings in writing, with what we would keep.',
        },
        {
          title: 'Redesign & Planning',
          text: 'From the findings follow a new structure and a new design. For each old page the plan says where its content goes. You approve both before we build.',
        },
        {
          title: 'Development',
          text: 'We build the new site beside the old one, which stays online all the while. Texts are moved, shortened or rewritten; pictures are prepared afresh.',
        },
        {
          title: 'Testing',
          text: 'Devices, forms, speed, keyboard. Then the list from the first step: every old address is called up to see whether it arrives at the right new page.',
        },
        {
          title: 'Launch & Aftercare',
          text: 'We switch over at a quiet hour and tell the search engines about the new sitemap. Afterwards we watch the error log and the statistics and fix what turns up.',
        },
      ],
    },
    benefits: {
      heading: 'What you gain',
      estimate: `A site that is faster and clearer can bring up to ${claims.traffic} more traffic and up to ${claims.bounces} fewer bounces. Both figures are ${ownEstimate.en}. We measure yours before and after.`,
      items: [
        {
          title: 'Modern Design',
          text: 'A look that fits the company you are now, on the screens your visitors use.',
        },
        {
          title: 'Improved Performance',
          text: 'Lighter pages that stand still while they load. You see the measurements from before and after.',
        },
        {
          title: 'Enhanced Functionality',
          text: 'What was missing gets its place: a booking, a search, a form that arrives, an editor you can work with.',
        },
        {
          title: 'Better User Experience',
          text: 'Fewer detours. Visitors find what they came for, even with a screen reader or without a mouse.',
        },
      ],
    },
    cost: {
      heading: 'What it costs',
      text: 'You pay one amount. It starts here and depends on the package for the new site. Your proposal names it, and we begin once you agree.',
      compared: 'For comparison, the two packages built from scratch. Their prices do not come on top.',
    },
    next: {
      heading: 'Start with the address',
      text: `Send us the address of your site and what annoys you most about it. We look at it and tell you in a ${site.callMinutes}-minute call what we noticed. If a few repairs would do, we say that too.`,
    },
    closing: {
      heading: 'Show us your *old* site',
      text: 'No need to be embarrassed. We have seen scrolling marquees.',
      action: 'Send Us Your Site',
    },
  },
  nl: {
    head: {
      title: `Website vernieuwen vanaf ${money(plan('redesign').amount, 'nl')} | ${site.name}`,
      description:
        'Wij ontleden uw huidige site, behouden wat werkt en bouwen de rest opnieuw. In vijf stappen, en met oude adressen die blijven werken.',
    },
    hero: {
      title: 'Zelfde steen, *scherper* geslepen',
      text: 'Ooit klopte uw site. Intussen is uw aanbod veranderd, kijkt iedereen op zijn telefoon en durft niemand meer iets aan de techniek te veranderen. Wij halen de site uit elkaar, behouden wat de moeite waard is en bouwen de rest opnieuw.',
      picture: 'De website van een klant als steen, doorgezaagd: links de oude, ruw; rechts de nieuwe, geslepen.',
    },
    signs: {
      heading: 'Hieraan merkt u dat het tijd is',
      items: [
        'U stuurt mensen een pdf omdat de site niet meer klopt.',
        'Op een telefoon is het inzoomen en schuiven geblazen.',
        'Pagina’s laden zo traag dat u zich verontschuldigt als u\u00a0ze\u00a0laat\u00a0zien.',
        'Om één zin te veranderen hebt u een technicus nodig.',
        'Er komen wel bezoekers, maar bijna niemand mailt of belt.',
      ],
    },
    balance: {
      heading: 'Wat blijft en wat weggaat',
      keep: {
        heading: 'Dit behouden we',
        items: [
          'teksten en beelden die bezoekers lezen en gebruiken',
          'pagina’s waar zoekmachines al mensen naartoe sturen',
          'adressen: elk oud adres leidt naar zijn opvolger',
          'de gewoonten van uw vaste bezoekers',
        ],
      },
      replace: {
        heading: 'Dit vervangen we',
        items: [
          'pagina’s die niemand bezoekt en niemand mist',
          'plug-ins en scripts die elke pagina vertragen',
          'formulieren die meer vragen dan nodig is',
          'een ontwerp waarin u uw bedrijf niet meer herkent',
        ],
      },
    },
    steps: {
      heading: 'Van oud naar nieuw',
      items: [
        {
          title: 'Websiteanalyse',
          text: 'Wij lezen uw statistieken, brengen alle pagina’s en adressen in kaart, meten snelheid en toegankelijkheid en kijken hoe mensen zich op de site gedragen. U krijgt de bevindingen op papier, met wat wij zouden behouden.',
        },
        {
          title: 'Herontwerp en planning',
          text: 'Uit de bevindingen volgen een nieuwe indeling en een nieuw ontwerp. Van elke oude pagina staat in het plan waar de inhoud blijft. U keurt beide goed voordat wij bouwen.',
        },
        {
          title: 'Bouw',
          text: 'Wij bouwen de nieuwe site naast de oude, die al die tijd online blijft. Teksten worden overgezet, ingekort of herschreven; beelden bewerken we opnieuw.',
        },
        {
          title: 'Testen',
          text: 'Apparaten, formulieren, snelheid, toetsenbord. Daarna de lijst uit de eerste stap: van elk oud adres gaan we na of het op de juiste nieuwe pagina uitkomt.',
        },
        {
          title: 'Livegang en nazorg',
          text: 'Op een rustig moment schakelen we over en geven we de nieuwe sitemap door aan de zoekmachines. In de tijd daarna volgen we de foutmeldingen en de cijfers, en herstellen we wat opvalt.',
        },
      ],
    },
    benefits: {
      heading: 'Wat u erbij wint',
      estimate: `Een snellere en duidelijkere site kan tot ${claims.traffic} meer bezoekers en tot ${claims.bounces} minder afhakers opleveren. Beide cijfers zijn ${ownEstimate.nl}. De uwe meten we vooraf en achteraf.`,
      items: [
        {
          title: 'Eigentijds ontwerp',
          text: 'Een uitstraling die past bij het bedrijf dat u nu bent, gemaakt voor het scherm dat uw bezoekers in de hand hebben.',
        },
        {
          title: 'Betere prestaties',
          text: 'Lichtere pagina’s die tijdens het laden niet verspringen. U ziet de metingen van\u00a0voor\u00a0en\u00a0na.',
        },
        {
          title: 'Meer mogelijkheden',
          text: 'Wat ontbrak, krijgt een plek: een boeking, een zoekfunctie, een formulier dat aankomt, een beheeromgeving waarmee u uit de voeten kunt.',
        },
        {
          title: 'Prettiger in gebruik',
          text: 'Minder omwegen. Bezoekers vinden waarvoor ze kwamen, ook met een schermlezer of zonder muis.',
        },
      ],
    },
    cost: {
      heading: 'Wat het kost',
      text: 'U betaalt één bedrag. Het begint hier en hangt af van het pakket voor de nieuwe site. In uw voorstel staat hoeveel het wordt; wij beginnen pas als u akkoord bent.',
      compared: 'Ter vergelijking: de twee pakketten voor een geheel nieuwe site. Die prijzen komen er niet bovenop.',
    },
    next: {
      heading: 'Begin met het adres',
      text: `Stuur ons het adres van uw site en schrijf erbij wat u het meest stoort. Wij bekijken hem en vertellen u in een gesprek van ${site.callMinutes} minuten wat ons opviel. Is het met een paar reparaties te verhelpen, dan zeggen we dat ook.`,
    },
    closing: {
      heading: 'Laat uw *oude* site maar zien',
      text: 'Schamen hoeft niet. Wij hebben lichtkranten gezien.',
      action: 'Laat Uw Site Zien',
    },
  },
});
