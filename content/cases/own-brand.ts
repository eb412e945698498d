import { ownBrandArt, ownBrandPalette, ownBrandTheme } from '../art/cases/own-brand.ts';
import { faces } from '../look.ts';
import { site } from '../site.ts';
import type { CaseStudy } from './case-types.ts';
import { results } from './results.ts';

/** The brand as a hashtag, which a hyphen would cut short. */
const brandTag = `#${site.slug.replaceAll('-', '')}`;

/** The agency's own brand: whatever it is called, its name and tagline come from one file. */
export const ownBrand: CaseStudy = {
  id: 'own-brand',
  title: site.name,
  slogan: site.tagline,
  tags: ['Rebrand', 'Web'],
  category: 'Rebrand',
  result: results['own-brand'],
  description: {
    en: 'Our own brand, treated like any client’s: strategy first, then a mark made of facets, two golds on near-black and a voice.',
    nl: 'Ons eigen merk, aangepakt als dat van elke klant: eerst de strategie, dan een logo van facetten, goud op bijna-zwart en een eigen toon.',
  },
  head: {
    en: {
      title: `${site.name}: how we made our own brand`,
      description: `The brand of ${site.name} as a case study: strategy, logo, gold and near-black, typography, website and an Instagram plan. Made the way we make yours.`,
    },
    nl: {
      title: `${site.name}: hoe ons eigen merk ontstond`,
      description: `Het merk ${site.name} als project: strategie, logo, goud en bijna-zwart, typografie, website en een Instagramplan. Wat wij voor u doen, deden we bij onszelf.`,
    },
  },
  heroTags: [
    { en: 'Brand Strategy', nl: 'Merkstrategie' },
    { en: 'Brand Identity', nl: 'Huisstijl' },
    { en: 'Web Design', nl: 'Webdesign' },
  ],
  intro: {
    en: 'We wrote ourselves a brief, set a date and did the work in the order in which we do it for others.',
    nl: 'We schreven een briefing voor onszelf, prikten een datum en werkten in de volgorde die we ook bij anderen aanhouden.',
  },
  cover: {
    art: ownBrandArt.cover,
    alt: {
      en: 'The plan of a cut stone, engraved in gold on near-black, its angles measured',
      nl: 'Het plan van een geslepen steen, in goud gegraveerd op bijna-zwart, met de hoeken erbij',
    },
  },
  palette: ownBrandTheme,
  look: {
    hero: 'banner',
    typeface: 'serif',
    shape: 'cut',
    opening: 'ground',
    tones: ['soft', 'ground', 'ground', 'soft', 'soft', 'ground'],
  },
  blocks: [
    {
      kind: 'rough',
      kept: site.tagline,
      struck: [
        { en: 'We are a full-service creative agency with passion.', nl: 'Wij zijn een creatief fullservicebureau.' },
        {
          en: 'ambitious companies, visionary ideas and strong',
          nl: 'visie tot conversie begeleiden wij elk ambitieus',
        },
        {
          en: 'through innovative solutions and a 360° approach',
          nl: 'met innovatieve oplossingen en een 360°-aanpak',
        },
        {
          en: 'measurable growth, lasting impact and true digital',
          nl: 'meetbare groei, duurzame impact en een digitaal',
        },
        { en: 'that\u00a0resonates.', nl: 'dat\u00a0raakt.' },
      ],
      heading: { en: 'Overview', nl: 'In het kort' },
      paragraphs: [
        {
          en: 'The old design was neat and could have belonged to anyone. Prospects who compared several could not say afterwards which one we had been.',
          nl: 'Ons oude gezicht was netjes en had van iedereen kunnen zijn. Wie vergeleek, wist achteraf niet meer wie wij waren.',
        },
        {
          en: 'We looked for what our work has in common and found a craft: cutting. A rough stone has everything in it already. It becomes brilliant by what is taken away. So we struck out every word that any agency could sign, and what was left became our tagline.',
          nl: 'We zochten wat ons werk gemeen heeft en vonden een ambacht: slijpen. In een ruwe steen zit alles al. Hij gaat schitteren door wat eraf gaat. Dus streepten we ieder woord weg waar elk bureau zijn naam onder kan zetten, en wat overbleef, werd onze slagzin.',
        },
      ],
    },
    {
      kind: 'gallery',
      heading: { en: 'Three marks we threw away', nl: 'Drie logo’s die we weggooiden' },
      pictures: [
        {
          art: ownBrandArt.octagonOffcut,
          alt: {
            en: 'An octagon full of lines, cut in two, and beside it a grey dot marked 16',
            nl: 'Een achthoek vol lijnen, in tweeën gesneden, met ernaast een grijze stip waar 16 bij staat',
          },
          caption: {
            en: 'An octagon with all its lines: at sixteen pixels a grey dot',
            nl: 'Een achthoek met alle lijnen: op zestien pixels een grijze stip',
          },
        },
        {
          art: ownBrandArt.gemOffcut,
          alt: {
            en: 'A gem, cut in two at 22.5°',
            nl: 'Een edelsteen, in tweeën gesneden onder 22,5°',
          },
          caption: {
            en: 'A gem: it hangs over every jeweller’s door',
            nl: 'Een edelsteen: die hangt al bij elke juwelier',
          },
        },
        {
          art: ownBrandArt.sparkOffcut,
          alt: {
            en: 'A spark, cut in two at 67.5°',
            nl: 'Een fonkeling, in tweeën gesneden onder 67,5°',
          },
          caption: { en: 'A spark: by now it stands for AI', nl: 'Een fonkeling: die staat inmiddels voor AI' },
        },
      ],
    },
    {
      kind: 'gallery',
      heading: { en: 'Logos', nl: 'De logo’s' },
      intro: {
        en: 'What stayed has few lines, fixed angles and is clear at any size.',
        nl: 'Wat bleef, heeft weinig lijnen en vaste hoeken, en is helder op elk formaat.',
      },
      pictures: [
        {
          art: ownBrandArt.logo,
          narrow: ownBrandArt.logoNarrow,
          ground: 'light dark',
          alt: {
            en: `Logo of ${site.name}: an eight-sided stone with two filled facets, in deep gold on warm white and in light gold on near-black, the name beside each half; then smaller and smaller`,
            nl: `Logo van ${site.name}: een achthoekige steen met twee gevulde facetten, in diepgoud op warm wit en in lichtgoud op bijna-zwart, met bij elke helft de naam, en dan steeds kleiner`,
          },
          caption: { en: 'Primary logo, and on the dark primary', nl: 'Hoofdlogo, en op de donkere hoofdkleur' },
        },
      ],
    },
    {
      kind: 'deliverables',
      heading: { en: 'Services delivered', nl: 'Geleverde diensten' },
      entries: [
        {
          struck: { en: 'Workshops about workshops', nl: 'Workshops over workshops' },
          kept: { en: 'Brand strategy and positioning', nl: 'Merkstrategie en positionering' },
        },
        {
          struck: { en: 'An exclamation mark', nl: 'Een uitroepteken' },
          kept: {
            en: 'Tagline and tone of voice in English and Dutch',
            nl: 'Slagzin en schrijfstijl in het Nederlands en het Engels',
          },
        },
        {
          struck: { en: 'A logo that spins', nl: 'Een logo dat draait' },
          kept: { en: 'Logo with variations for light and dark', nl: 'Logo met varianten voor licht en donker' },
        },
        {
          struck: { en: 'A colour for every mood', nl: 'Een kleur voor elke stemming' },
          kept: { en: 'Colours and typography', nl: 'Kleuren en typografie' },
        },
        {
          struck: { en: 'Pens and balloons', nl: 'Pennen en ballonnen' },
          kept: { en: 'Business cards', nl: 'Visitekaartjes' },
        },
        {
          struck: { en: 'A splash screen', nl: 'Een openingsfilmpje' },
          kept: { en: 'Website in two languages', nl: 'Website in twee talen' },
        },
        {
          struck: { en: 'A post a day', nl: 'Elke dag een bericht' },
          kept: { en: 'Instagram content strategy', nl: 'Contentstrategie voor Instagram' },
        },
      ],
    },
    {
      kind: 'typography',
      heading: { en: 'Typography', nl: 'Typografie' },
      intro: {
        en: 'One voice for the headline, one for the work.',
        nl: 'Eén letter voor de koppen, één voor al het andere.',
      },
      specimens: [
        {
          name: faces.display,
          face: 'display',
          role: { en: 'Headlines, large figures, one word in italics', nl: 'Koppen, grote cijfers, één woord cursief' },
          sample: { en: 'Rough stones wanted', nl: 'Ruwe stenen gevraagd' },
        },
        {
          name: faces.text,
          face: 'text',
          role: { en: 'Reading, buttons, prices', nl: 'Lopende tekst, knoppen, prijzen' },
          sample: { en: 'Small print, set to be read', nl: 'Kleine letters, om te lezen' },
        },
      ],
      sheet: {
        art: ownBrandArt.stationery,
        narrow: ownBrandArt.stationeryNarrow,
        alt: {
          en: 'Two business cards: a dark one with the stone, a white one with logo and address',
          nl: 'Twee visitekaartjes: een donker met de steen, een wit met logo en adres',
        },
      },
    },
    {
      kind: 'instagram',
      avatar: ownBrandArt.avatar,
      heading: { en: 'Instagram content strategy', nl: 'Contentstrategie voor Instagram' },
      intro: {
        en: 'The channel opens with the craft, in the order in which it happens: the find, the cut, the light, the promise.',
        nl: 'Ons kanaal opent met het ambacht, in de volgorde waarin het gebeurt: de vondst, het slijpen, het licht, de belofte.',
      },
      posts: [
        {
          art: ownBrandArt.post1,
          alt: {
            en: 'A rough dark stone on a beige ground with a crack of golden light in it, and the word “Rough.”',
            nl: 'Een ruwe donkere steen op beige met een kier gouden licht erin, en het woord ‘Rough.’',
          },
          hashtags: [brandTag, '#branding', '#brandstrategy'],
          words: {
            en: {
              heading: 'Rough.',
              caption: 'Behind the scenes',
              body: 'Every brand starts like this. Turn it round before you cut: the good side is seldom the one that lies on top.',
            },
            nl: {
              heading: 'Ruw.',
              caption: 'Achter de schermen',
              body: 'Zo begint elk merk. Draai de steen rond voordat u slijpt: de mooie kant ligt zelden boven.',
            },
          },
        },
        {
          art: ownBrandArt.post2,
          alt: {
            en: 'A fan of black and golden planes marked 67.5°, 45° and 22.5°, with the word “Cut.”',
            nl: 'Een waaier van zwarte en gouden vlakken met 67,5°, 45° en 22,5° erbij, en het woord ‘Cut.’',
          },
          hashtags: [brandTag, '#logodesign', '#designprocess'],
          words: {
            en: {
              heading: 'Cut.',
              caption: 'How it is made',
              body: 'Our mark knows only these angles. A line that fits none of them is left out.',
            },
            nl: {
              heading: 'Geslepen.',
              caption: 'Hoe het gemaakt wordt',
              body: 'Ons beeldmerk kent alleen deze hoeken. Een lijn die er niet in past, valt af.',
            },
          },
        },
        {
          art: ownBrandArt.post3,
          alt: {
            en: 'A golden cut stone on black with beams of light leaving it, and the word “Brilliant.”',
            nl: 'Een gouden geslepen steen op zwart waar lichtbundels uit komen, en het woord ‘Brilliant.’',
          },
          hashtags: [brandTag, '#brandidentity', '#visualidentity'],
          words: {
            en: {
              heading: 'Brilliant.',
              caption: 'The result',
              body: 'Light comes in, is turned inside and leaves through the top. That works when every face is cut to match the others.',
            },
            nl: {
              heading: 'Schitterend.',
              caption: 'Het resultaat',
              body: 'Licht valt binnen, keert om en komt er van boven weer uit. Dat lukt als alle vlakken kloppen.',
            },
          },
        },
        {
          art: ownBrandArt.post4,
          alt: {
            en: `The tagline “${site.tagline.en}” in black on light gold, with the mark in the corner`,
            nl: `De slagzin ‘${site.tagline.nl}’ in zwart op lichtgoud, met het beeldmerk in de hoek`,
          },
          hashtags: [brandTag, '#brandagency', '#webdesign'],
          words: {
            en: {
              heading: 'Our promise',
              caption: site.tagline.en,
              body: 'Send us your brand as it is. The first call is free.',
            },
            nl: {
              heading: 'Onze belofte',
              caption: site.tagline.nl,
              body: 'Stuur ons uw merk zoals het is. Het eerste gesprek kost u niets.',
            },
          },
        },
      ],
    },
    {
      kind: 'swatches',
      heading: { en: 'Brand colours', nl: 'Merkkleuren' },
      intro: {
        en: 'What we use most comes first.',
        nl: 'Wat we het meest gebruiken, staat voorop.',
      },
      swatches: [
        {
          name: { en: 'Dark primary', nl: 'Donkere hoofdkleur' },
          hex: ownBrandPalette.darkPrimary,
          use: { en: 'The background of openings and endings', nl: 'De ondergrond voor begin en slot' },
        },
        {
          name: { en: 'Paper', nl: 'Papier' },
          hex: ownBrandPalette.paper,
          use: { en: 'Whatever is read for longer', nl: 'Alles wat u langer leest' },
        },
        {
          name: { en: 'Light gold', nl: 'Lichtgoud' },
          hex: ownBrandPalette.lightGold,
          use: { en: 'Light and large type on dark', nl: 'Licht en grote letters op donker' },
        },
        {
          name: { en: 'Deep gold', nl: 'Diepgoud' },
          hex: ownBrandPalette.deepGold,
          use: { en: 'Lines and marks on white', nl: 'Lijnen en tekens op wit' },
        },
        {
          name: { en: 'Coral', nl: 'Koraal' },
          hex: ownBrandPalette.coral,
          use: { en: 'The button', nl: 'De knop' },
        },
      ],
    },
  ],
  closing: {
    title: { en: 'What should people see in *you?*', nl: 'Wat zien mensen straks in *u?*' },
    text: {
      en: 'Show us your brand as it is today, and in the first call we tell you what we would do with it.',
      nl: 'Laat ons uw merk zien zoals het nu is, dan hoort u in het eerste gesprek wat wij ermee zouden doen.',
    },
  },
};
