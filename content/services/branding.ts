import { localized } from '../locale.ts';
import { money, plan, type PlanId } from '../prices.ts';
import { site } from '../site.ts';

/** The three sections in their order: the anchor is both the id in the page and the key of the words, the plan gives price and features. */
export const brandingSections = [
  { anchor: 'logo-design', plan: 'logo' },
  { anchor: 'brand-theme-strategy', plan: 'rebranding' },
  { anchor: 'marketing-materials', plan: 'marketing-materials' },
] as const satisfies readonly { anchor: string; plan: PlanId }[];

/** The words of the branding page. */
export const brandingWords = localized({
  en: {
    head: {
      title: `Logo design and branding from ${money(plan('logo').amount, 'en')} | ${site.name}`,
      description:
        'A logo that works everywhere, a brand strategy that settles arguments and printed matter that belongs together. What we do and what you receive.',
    },
    sharePicture: 'A round mark in the making: the right half is cut, the left is still its own construction lines.',
    hero: {
      title: 'Known by a single *line*',
      text: 'A brand is what people remember when your name comes up. We give them something to remember: a logo, a set of rules that keeps it recognisable and the printed pieces that carry it.',
    },
    intro: {
      heading: 'Three parts, in any order',
      text: 'They fit together and can be ordered separately. The logo is shown on the mark of B2B Insider, the other two parts on our own. If you are starting from nothing, begin with the strategy.',
    },
    palette: ['Ink', 'Line', 'Paper', 'Light'],
    doneLabel: 'What we do',
    deliveredLabel: 'What you receive',
    construction: {
      angles: '22.5° 45° 67.5°',
      caption: 'A mark grows out of its grid: first the circle, then the angles, then the cut.',
    },
    sections: {
      'logo-design': {
        heading: 'Logo design',
        paragraphs: [
          'A logo has to be legible at the size of a fingernail and hold its own on the side of a van.',
          'So we draw it in black first. Only when the form stands on its own do we add colour.',
        ],
        done: [
          'A conversation about what you stand for and which logos you stand among',
          'Sketches in several directions, shown to you unpolished',
          'Construction of the chosen direction on a grid',
          'Trials at small and large sizes, on light, on dark and in one colour',
        ],
        delivered: [
          'The primary logo and its variations: wide, compact and as a symbol alone',
          'Versions for light and for dark backgrounds',
          'Vector files for print, web files and an icon for the browser tab',
          'A page of rules: clear space, smallest size, what to avoid',
        ],
      },
      'brand-theme-strategy': {
        heading: 'Brand theme strategy',
        paragraphs: [
          'The strategy answers the questions that otherwise come up in every meeting: who we are for, what we promise, how we sound and how we look.',
          'In a complete rebranding it is the first stage.',
        ],
        delivered: [
          'A positioning on one page that your\u00a0team can\u00a0repeat',
          'A voice guide with examples: this\u00a0is\u00a0us, this\u00a0is\u00a0not',
          'A palette with colour values for screen and print, and typefaces with their licences explained',
          'Brand guidelines as a document you may pass on',
        ],
      },
      'marketing-materials': {
        heading: 'Marketing materials',
        paragraphs: [
          'Printed matter is read at arm’s length and often kept. We design pieces that belong together, so that people who know your website recognise your flyer.',
        ],
        kinds: [
          {
            title: 'Brochures and banners',
            text: 'For trade fairs, showrooms and conversations: one that is read, one that is seen from across the hall.',
          },
          {
            title: 'Flyers and posters',
            text: 'For occasions with a date: one message, one image and a way to respond.',
          },
        ],
        delivered: [
          'Print-ready files with bleed and the right colour profile',
          'Versions for screen and email',
          'A template, if you will need the piece again with other words',
        ],
      },
    },
    rebrandNote: {
      heading: 'New coat or new foundation?',
      coat: 'If customers recognise your mark, we redraw it carefully and renew what surrounds it.',
      foundation:
        'If it says something that is no longer true, we start afresh and plan the change with you, from the front door to the invoice.',
    },
    next: {
      heading: 'How we begin',
      text: `Send us what you have: the old logo, a napkin, a few words. A call of ${site.callMinutes} minutes shows which of the three parts you need, and the proposal says what each contains and costs.`,
    },
    closing: {
      heading: 'Give your brand its *edge*',
      text: 'Tell us what people should remember when your name comes up.',
      action: 'Talk About Your Brand',
    },
  },
  nl: {
    head: {
      title: `Logo laten maken vanaf ${money(plan('logo').amount, 'nl')} | ${site.name}`,
      description:
        'Een logo dat overal werkt, een merkstrategie die knopen doorhakt en drukwerk dat bij elkaar hoort. Wat wij doen en wat u van ons krijgt.',
    },
    sharePicture:
      'Een rond beeldmerk in wording: de rechterhelft is geslepen, de linkerhelft bestaat nog uit hulplijnen.',
    hero: {
      title: 'Herkend aan één *lijn*',
      text: 'Een merk is wat mensen te binnen schiet als uw naam valt. Wij geven hun iets om te onthouden: een logo, regels die het herkenbaar houden en drukwerk dat het uitdraagt.',
    },
    intro: {
      heading: 'Drie onderdelen, in elke volgorde',
      text: 'Ze sluiten op elkaar aan en zijn los te bestellen. Het logo ziet u op het beeldmerk van B2B Insider, de andere twee delen op dat van ons. Wie vanaf nul begint, kan het best met de strategie starten.',
    },
    palette: ['Inkt', 'Lijn', 'Papier', 'Licht'],
    doneLabel: 'Wat wij doen',
    deliveredLabel: 'Wat u krijgt',
    construction: {
      angles: '22,5° 45° 67,5°',
      caption: 'Een beeldmerk groeit uit zijn raster: eerst de cirkel, dan de hoeken, dan de snede.',
    },
    sections: {
      'logo-design': {
        heading: 'Logo-ontwerp',
        paragraphs: [
          'Een logo moet leesbaar zijn op het formaat van een vingernagel en overeind blijven op de zijkant van een bestelbus.',
          'Daarom tekenen wij het eerst in zwart. Pas als de vorm op eigen benen staat, komt er kleur bij.',
        ],
        done: [
          'Een gesprek over waar u voor staat en tussen welke merken u zich beweegt',
          'Schetsen in meerdere richtingen, die u te zien krijgt terwijl ze nog ruw zijn',
          'Uitwerking van de gekozen richting op een raster',
          'Proeven op klein en groot formaat, op licht en donker en in één kleur',
        ],
        delivered: [
          'Het hoofdlogo met zijn varianten: breed, compact en als los beeldmerk',
          'Uitvoeringen voor lichte en donkere achtergronden',
          'Vectorbestanden voor druk, webbestanden en een icoon voor het browsertabblad',
          'Een blad met regels: witruimte, kleinste formaat, wat u beter laat',
        ],
      },
      'brand-theme-strategy': {
        heading: 'Merkstrategie en stijl',
        paragraphs: [
          'De strategie beantwoordt de vragen die anders in elke vergadering terugkomen: voor wie zijn we er, wat beloven we, hoe klinken we en hoe zien we eruit.',
          'Bij een complete rebranding is dit de eerste fase.',
        ],
        delivered: [
          'Een positionering op één pagina die uw team kan navertellen',
          'Een schrijfwijzer met voorbeelden: zo klinken wij, zo niet',
          'Een palet met kleurwaarden voor scherm en druk, en lettertypen met uitleg over de licenties',
          'Een merkhandboek dat u aan anderen mag doorgeven',
        ],
      },
      'marketing-materials': {
        heading: 'Marketingmateriaal',
        paragraphs: [
          'Drukwerk wordt van dichtbij gelezen en vaak bewaard. Wij ontwerpen stukken die bij elkaar horen, zodat wie uw website kent ook uw flyer herkent.',
        ],
        kinds: [
          {
            title: 'Brochures en banners',
            text: 'Voor beurzen, showrooms en gesprekken: het ene wordt gelezen, het andere vanaf de overkant van de hal gezien.',
          },
          {
            title: 'Flyers en posters',
            text: 'Voor gelegenheden met een datum: één boodschap, één beeld en een manier om te reageren.',
          },
        ],
        delivered: [
          'Drukklare bestanden met afloop en het juiste kleurprofiel',
          'Uitvoeringen voor scherm en e-mail',
          'Een sjabloon, als u het stuk vaker met andere woorden nodig hebt',
        ],
      },
    },
    rebrandNote: {
      heading: 'Likje verf of nieuw fundament?',
      coat: 'Herkennen klanten uw beeldmerk, dan tekenen wij het voorzichtig opnieuw en vernieuwen we wat eromheen staat.',
      foundation:
        'Zegt het iets wat niet meer waar is, dan beginnen we opnieuw en plannen we de overgang met u, van de voordeur tot de factuur.',
    },
    next: {
      heading: 'Zo gaan we van start',
      text: `Stuur ons wat u hebt: het oude logo, een bierviltje, een paar woorden. In een gesprek van ${site.callMinutes} minuten zoeken we uit welke onderdelen u nodig hebt, en daarna ontvangt u een voorstel met inhoud en prijs.`,
    },
    closing: {
      heading: 'Tijd om te *slijpen*',
      text: 'Met een kort bericht begint de eerste schets.',
      action: 'Bespreek Uw Merk',
    },
  },
});
