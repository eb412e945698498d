import { hrneedsArt, hrneedsTheme } from '../art/cases/hrneeds.ts';
import { site } from '../site.ts';
import type { CaseStudy } from './case-types.ts';
import { results } from './results.ts';

/** Website header and quality seals of a platform that compares HR software. */
export const hrneeds: CaseStudy = {
  id: 'hrneeds',
  title: 'HRneeds',
  tags: ['Web'],
  category: 'Web',
  result: results.hrneeds,
  description: {
    en: 'A comparison platform for HR software got a header that says one thing, and quality seals in German and English.',
    nl: 'Een vergelijkingsplatform voor hr-software kreeg een header die één ding zegt, en keurmerken in het Duits en het Engels.',
  },
  head: {
    en: {
      title: `HRneeds: header redesign and quality seals | ${site.name}`,
      description:
        'Before and after: the new website header of HRneeds, a comparison platform for HR software, and its quality seals in German and English. How and why it works.',
    },
    nl: {
      title: `HRneeds: nieuwe header en keurmerken | ${site.name}`,
      description:
        'Voor en na: de nieuwe websiteheader van HRneeds, vergelijkingssite voor hr-software, en de keurmerken in het Duits en het Engels. Met het waarom erbij.',
    },
  },
  heroTags: [
    { en: 'Website Header', nl: 'Websiteheader' },
    { en: 'Quality Seals', nl: 'Keurmerken' },
    { en: 'HR Software', nl: 'Hr-software' },
  ],
  intro: {
    en: 'HRneeds compares software for payroll, recruiting and everything between, so that an HR department need not sit through every sales demo itself. Our job covered two things: the first screen of the website, and the seal that good software may\u00a0carry.',
    nl: 'HRneeds vergelijkt software voor salarisadministratie, werving en alles daartussenin, zodat een hr-afdeling niet elke verkoopdemo zelf hoeft uit te zitten. Onze opdracht was klein van oppervlak en groot in uitwerking: het eerste scherm van de website, en het keurmerk dat goede software mag dragen.',
  },
  cover: {
    art: hrneedsArt.cover,
    alt: {
      en: 'Slanted columns of a comparison table on blue, the white one marked with a large green tick',
      nl: 'Schuine kolommen van een vergelijkingstabel op blauw, de witte met een groot groen vinkje',
    },
  },
  detail: hrneedsArt.coverWall,
  opening: {
    art: hrneedsArt.hiddenPromise,
    alt: {
      en: 'The words “4 to 6 weeks sooner.” in large letters, covered by the old grey menu: its bar and two opened lists lie across the middle of them',
      nl: 'De woorden ‘4 to 6 weeks sooner.’ in grote letters, bedekt door het oude grijze menu: de balk en twee uitgeklapte lijsten liggen er midden overheen',
    },
  },
  palette: hrneedsTheme,
  look: {
    hero: 'beside',
    typeface: 'jakarta',
    shape: 'round',
    across: true,
    opening: 'accent',
    tones: ['ground', 'soft', 'ink', 'ground'],
  },
  blocks: [
    {
      kind: 'section',
      heading: { en: 'A promise hidden under a menu', nl: 'Een belofte, verstopt onder een menu' },
      paragraphs: [
        {
          en: 'HR platform selection, shortened by 4 to 6 weeks: that is what the platform does, and nobody could read it. The old header carried a long menu, a slider, a newsletter box and several buttons of the same weight. Visitors who came to compare had to work out first where comparing begins.',
          nl: 'De keuze voor een hr-platform duurt 4 tot 6 weken korter: dat doet het platform, en niemand kon het lezen. De oude header bevatte een lang menu, een slider, een vak voor de nieuwsbrief en allerlei knoppen die even zwaar wogen. Wie kwam vergelijken, moest eerst uitzoeken waar dat vergelijken begint.',
        },
        {
          en: 'People who look for HR software are under pressure. A contract ends, a team grows, payroll is due. They decide within seconds whether a page helps. We asked what they need in that time, and took out the rest.',
          nl: 'Wie hr-software zoekt, heeft haast. Een contract loopt af, een team groeit, de salarissen moeten worden betaald. Zo iemand gunt een pagina een paar tellen. Wij vroegen ons af wat hij of zij in die tellen nodig heeft, en haalden de rest weg.',
        },
      ],
    },
    {
      kind: 'gallery',
      heading: { en: 'The header, before and after', nl: 'De header, voor en na' },
      intro: {
        en: 'Before: everything is offered, and nothing is said. After: one promise, one button, one proof.',
        nl: 'Voor: alles wordt aangeboden en niets wordt gezegd. Na: één belofte, één knop, één bewijs.',
      },
      pictures: [
        {
          art: hrneedsArt.headerSplit.wide,
          narrow: hrneedsArt.headerSplit.narrow,
          alt: {
            en: 'One window, divided by a line: before it the old header with its menu, the slider “Welcome to our portal” and buttons in many colours; after it the headline “Your HR platform, 4 to 6 weeks sooner.”, one button “Start comparing” and the quality seal',
            nl: 'Eén venster, door een lijn gedeeld: ervoor de oude header met het menu, de slider ‘Welcome to our portal’ en knoppen in allerlei kleuren; erna de kop ‘Your HR platform, 4 to 6 weeks sooner.’, één knop ‘Start comparing’ en het keurmerk',
          },
        },
      ],
    },
    {
      kind: 'versus',
      heading: { en: 'Compared, line by line', nl: 'Vergeleken, regel voor regel' },
      paragraphs: [
        {
          en: 'Comparing is what HRneeds does, so we put its own header into the table. Every change can be argued with; these were the arguments.',
          nl: 'Vergelijken is het vak van HRneeds. Dus zetten wij de eigen header in de tabel. Over elke ingreep valt te twisten; dit waren onze argumenten.',
        },
      ],
      columns: {
        row: { en: 'What was compared', nl: 'Wat is vergeleken' },
        before: { en: 'Before', nl: 'Voor' },
        after: { en: 'After', nl: 'Na' },
      },
      rows: [
        {
          title: { en: 'The gain comes first', nl: 'De winst voorop' },
          text: {
            en: 'The headline names the time that is saved. How the comparison works follows in the line below.',
            nl: 'De kop noemt de tijd die het scheelt. Hoe het vergelijken werkt, staat in de regel eronder.',
          },
          before: { en: 'A welcome', nl: 'Een welkom' },
          after: { en: '4\u00a0to\u00a06 weeks', nl: '4\u00a0tot\u00a06 weken' },
        },
        {
          title: { en: 'One main button', nl: 'Eén hoofdknop' },
          text: {
            en: 'It starts the comparison. Everything else became a plain link, still there for visitors who look for it.',
            nl: 'Die start de vergelijking. Al het andere werd een gewone link, nog altijd te vinden voor wie hem zoekt.',
          },
          before: { en: '5 buttons', nl: '5 knoppen' },
          after: { en: '1 button', nl: '1 knop' },
        },
        {
          title: { en: 'A menu to take in at a glance', nl: 'Een menu in één oogopslag' },
          text: {
            en: 'Compare, guides, our seal: whoever needs more finds it a step further.',
            nl: 'Vergelijken, gidsen, het keurmerk: wie meer zoekt, vindt het een stap verder.',
          },
          before: { en: '10 entries', nl: '10 onderdelen' },
          after: { en: '3 entries', nl: '3 onderdelen' },
        },
        {
          title: { en: 'Proof within sight', nl: 'Bewijs in beeld' },
          text: {
            en: 'The seal is on the first screen, where visitors wonder who checked the software they are about to compare.',
            nl: 'Het keurmerk staat op het eerste scherm. Een vergelijking is zoveel waard als de onafhankelijkheid erachter.',
          },
          before: { en: 'Newsletter box', nl: 'Nieuwsbrief' },
          after: { en: 'Quality seal', nl: 'Keurmerk' },
        },
        {
          title: { en: 'Built for the phone', nl: 'Gemaakt voor de telefoon' },
          text: {
            en: 'Headline, button and seal stay on the first screen of a small phone, without waiting.',
            nl: 'Kop, knop en keurmerk passen op het eerste scherm van een kleine telefoon, zonder wachten.',
          },
          before: { en: 'A slider', nl: 'Een slider' },
          after: { en: 'One screen', nl: 'Eén scherm' },
        },
      ],
    },
    {
      kind: 'gallery',
      heading: { en: 'A mark that compares', nl: 'Een logo dat vergelijkt' },
      pictures: [
        {
          art: hrneedsArt.logo.wide,
          narrow: hrneedsArt.logo.narrow,
          ground: 'light dark',
          alt: {
            en: 'A large H across two grounds, its left column in cobalt on white, the right one in white on midnight blue, joined by a mint-green tick; on each ground the logo of HRneeds',
            nl: 'Een grote H over twee vlakken, de linkerstijl kobaltblauw op wit, de rechter wit op nachtblauw, verbonden door een mintgroen vinkje; op elk vlak het logo van HRneeds',
          },
          caption: {
            en: 'On white and on midnight blue, the tick holds the H together',
            nl: 'Op wit en op nachtblauw houdt het vinkje de H bijeen',
          },
        },
      ],
    },
    {
      kind: 'section',
      heading: { en: 'A seal in two languages', nl: 'Een keurmerk in twee talen' },
      paragraphs: [
        {
          en: 'Software makers show the seal on their own sites, mostly very small and next to other badges. We drew it as one shape with two settings of text, since German needs more room than English. Neither is a translation squeezed into the frame of the other.',
          nl: 'Softwaremakers tonen het keurmerk op hun eigen site, meestal heel klein en naast andere. We tekenden één vorm met twee tekstversies, want Duits heeft meer ruimte nodig dan Engels. Geen van beide is een vertaling die in het kader van de andere is geperst.',
        },
        {
          en: 'Software with the seal has been checked by HRneeds, and the seal links to the page where the check can be read. The rules for its use fit on one page, since nobody reads a longer one.',
          nl: 'Wie het keurmerk draagt, is door HRneeds gecontroleerd, en het keurmerk linkt naar de pagina waar die controle te lezen is. De spelregels passen op één pagina, want een langere leest niemand.',
        },
      ],
      pictures: [
        {
          art: hrneedsArt.sealSheet.wide,
          narrow: hrneedsArt.sealSheet.narrow,
          alt: {
            en: 'One large round cobalt seal, edged with the columns of a comparison and divided by a line: left of it German, “Qualitätssiegel, geprüft”, right of it English, “Quality seal, verified”. Below it the room that a seal keeps on each side, the seal at 48 pixels in the foot of a software maker’s page, and three seals struck out: tilted, squeezed and pink',
            nl: 'Eén groot rond kobaltblauw keurmerk, omzoomd met de kolommen van een vergelijking en door een lijn gedeeld: links ervan Duits, ‘Qualitätssiegel, geprüft’, rechts Engels, ‘Quality seal, verified’. Eronder de ruimte die een keurmerk aan elke kant houdt, het keurmerk op 48 pixels onder aan de pagina van een softwaremaker, en drie keurmerken met een streep erdoor: scheef, platgedrukt en roze',
          },
          caption: {
            en: 'Room on every side, never below 48 pixels; never tilted, squeezed or in another colour',
            nl: 'Ruimte aan elke kant, nooit onder de 48 pixels; nooit scheef, platgedrukt of in een andere kleur',
          },
        },
      ],
    },
  ],
  closing: {
    art: hrneedsArt.freePromise,
    title: { en: 'What does your first screen *say*?', nl: 'Wat zegt uw *eerste* scherm?' },
    text: {
      en: 'Send us the address of your website. We read it as a visitor in a hurry would, and tell you in the first call where we\u00a0stopped.',
      nl: 'Stuur ons het adres van uw website. We lezen die als een bezoeker met haast en vertellen u in het eerste gesprek waar we afhaakten.',
    },
  },
};
