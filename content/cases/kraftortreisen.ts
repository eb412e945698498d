import { kraftortreisenArt, kraftortreisenPalette, kraftortreisenTheme } from '../art/cases/kraftortreisen.ts';
import { site } from '../site.ts';
import type { CaseStudy } from './case-types.ts';
import { results } from './results.ts';

/** Brand and content of a company that leads small spiritual journeys; its posts stay in German. */
export const kraftortreisen: CaseStudy = {
  id: 'kraftortreisen',
  title: 'Kraftortreisen',
  tags: ['Social Media'],
  category: 'Social Media',
  result: results.kraftortreisen,
  description: {
    en: 'A brand for journeys to places of power: a mark in two golds, a voice without incense and an Instagram plan that fills the trips.',
    nl: 'Een merk voor reizen naar krachtplaatsen: een logo in twee tinten goud, een toon zonder wierook en een Instagramplan dat de reizen vult.',
  },
  head: {
    en: {
      title: `Kraftortreisen: brand identity and content | ${site.name}`,
      description:
        'Brand strategy, identity, voice and Instagram content for a spiritual travel brand: the mark in two golds, the tone of every sentence and four posts in German.',
    },
    nl: {
      title: `Kraftortreisen: merkidentiteit en content | ${site.name}`,
      description:
        'Merkstrategie, huisstijl, toon en Instagramcontent voor spirituele reizen: een logo in twee tinten goud, een eigen stem en vier berichten in het Duits.',
    },
  },
  heroTags: [
    { en: 'Spiritual Tourism', nl: 'Spiritueel toerisme' },
    { en: 'Brand Identity', nl: 'Merkidentiteit' },
  ],
  intro: {
    en: 'A Kraftort is a place of power: a spring, a peak, a chapel where people have fallen silent for centuries. Kraftortreisen takes small groups there. Guests trusted the journeys once they had been on one; the brand had to earn that trust beforehand.',
    nl: 'Een Kraftort is een krachtplaats: een bron, een bergtop, een kapel waar mensen al eeuwenlang stil worden. Kraftortreisen gaat er met kleine groepen heen. Wat ontbrak, was een merk dat van een afstand al vertrouwen wekt.',
  },
  cover: {
    art: kraftortreisenArt.cover,
    alt: {
      en: 'A pale sun above a lake with standing stones',
      nl: 'Een bleke zon boven een meer met staande stenen',
    },
  },
  palette: kraftortreisenTheme,
  look: {
    hero: 'horizon',
    typeface: 'marcellus',
    shape: 'framed',
    opening: 'ink',
    tones: ['ground', 'ink', 'soft', 'soft', 'ink', 'ground'],
  },
  blocks: [
    {
      kind: 'scene',
      art: kraftortreisenArt.forest,
      heading: { en: 'Neither incense nor coach tour', nl: 'Geen wierook, geen busreis' },
      paragraphs: [
        {
          en: 'Half of spiritual travel looks like a crystal shop, the other half like a coach holiday with a yoga mat. Either puts off the guests wanted here: people with a full diary who need a few days of quiet and a guide who knows the place.',
          nl: 'De ene helft van het spirituele reizen oogt als een kristallenwinkel, de andere als een busreis met yogamat. Op beide knappen de gasten af om wie het gaat: mensen met een volle agenda die een paar dagen rust willen, en een gids die de plek kent.',
        },
        {
          en: 'The founder had a name, loyal guests and a folder full of photographs, but no mark, no fixed tone and no plan for what to publish\u00a0when.',
          nl: 'De oprichter had een naam, trouwe gasten en een map vol foto’s, maar geen logo, geen vaste toon en geen plan voor wat wanneer verschijnt.',
        },
      ],
    },
    {
      kind: 'horizon',
      light: kraftortreisenPalette.lightGold,
      heading: { en: 'How the brand speaks', nl: 'Hoe het merk spreekt' },
      paragraphs: [
        {
          en: 'A post names the place, the hour and what can be heard there; the conclusion is the reader’s own. It says du, as on the path itself.',
          nl: 'Een bericht noemt de plek, het uur en wat er te horen is; de conclusie trekt de lezer zelf. Het zegt du, net als onderweg.',
        },
      ],
      said: {
        lang: 'de',
        text: '„Drei Steine, ein Tor, dahinter die\u00a0Sonne.“',
        meaning: {
          en: 'Three stones, a gate, and behind it the sun.',
          nl: 'Drie stenen, een poort, daarachter de zon.',
        },
      },
      unsaid: { en: 'What it leaves unsaid', nl: 'Wat ongezegd blijft' },
      sunken: [
        { en: 'Journey to yourself', nl: 'Reis naar jezelf' },
        { en: 'Transformation', nl: 'Transformatie' },
        { en: 'Vibration', nl: 'Trilling' },
        { en: 'Energy', nl: 'Energie' },
      ],
    },
    {
      kind: 'testimonial',
      quote: {
        en: 'For the first time I read our own posts and hear the voice I use on the path. Guests arrive knowing what awaits them, and what does\u00a0not.',
        nl: 'Voor het eerst hoor ik in onze eigen berichten de stem waarmee ik onderweg spreek. Gasten weten bij aankomst wat hun te wachten staat, en\u00a0wat\u00a0niet.',
      },
      role: { en: 'Founder', nl: 'Oprichter' },
      company: 'Kraftortreisen',
      rating: 5,
    },
    {
      kind: 'gate',
      art: kraftortreisenArt.uprights,
      light: kraftortreisenPalette.lightGold,
      heading: { en: 'What we delivered', nl: 'Wat we hebben opgeleverd' },
      items: [
        {
          title: { en: 'Brand strategy and identity', nl: 'Merk\u00adstrategie en huisstijl' },
          text: {
            en: 'Who travels along and why, who should rather not, and a mark with two golds that says it without words.',
            nl: 'Wie er meereist en waarom, wie beter thuis kan blijven, en een logo in twee tinten goud dat dit zonder woorden zegt.',
          },
        },
        {
          title: { en: 'Content strategy', nl: 'Content\u00adstrategie' },
          text: {
            en: 'A rhythm for Instagram: a place, a practice, a look behind the scenes, an open slot. Each trip is told before it is sold.',
            nl: 'Een ritme voor Instagram: een plek, een oefening, een kijkje achter de schermen, een vrije plaats. Eerst het verhaal, dan pas het aanbod.',
          },
        },
        {
          title: { en: 'Brand voice and messaging', nl: 'Toon en kern\u00adboodschappen' },
          text: {
            en: 'A guide to the words that belong to the brand and those that do not, in posts, replies and emails.',
            nl: 'Een schrijfwijzer met woorden die bij het merk horen en woorden die dat niet doen, in berichten, reacties en e-mails.',
          },
        },
      ],
    },
    {
      kind: 'swatches',
      heading: { en: 'First light, last light', nl: 'Het eerste en het laatste licht' },
      intro: {
        en: 'Arcs above, their reflection below: a sun over water, a spring or a labyrinth. The gap in the reflection is the path in.',
        nl: 'Bogen boven, hun spiegelbeeld onder: een zon boven water, een bron of een labyrint. De opening in het spiegelbeeld is het pad naar binnen.',
      },
      picture: {
        art: kraftortreisenArt.logo.wide,
        narrow: kraftortreisenArt.logo.narrow,
        ground: 'light dark',
        alt: {
          en: 'Arcs in light gold on dark green, their reflection in deep gold on a pale ground, with the logo',
          nl: 'Bogen in lichtgoud op donkergroen, hun spiegelbeeld in diepgoud op een licht vlak, met het logo',
        },
      },
      swatches: [
        {
          name: { en: 'Light gold', nl: 'Licht\u00adgoud' },
          hex: kraftortreisenPalette.lightGold,
          use: {
            en: 'The first light: logo and lettering on a dark background',
            nl: 'Het eerste licht: beeldmerk en letters op donker',
          },
        },
        {
          name: { en: 'Deep gold', nl: 'Diepgoud' },
          hex: kraftortreisenPalette.deepGold,
          use: {
            en: 'The last light: logo and fine lines on a pale background',
            nl: 'Het laatste licht: beeldmerk en dunne lijnen op licht',
          },
        },
      ],
    },
    {
      kind: 'instagram',
      avatar: kraftortreisenArt.avatar,
      heading: { en: 'Four posts for the winter trips', nl: 'Vier berichten voor de winterreizen' },
      intro: {
        en: 'The guests speak German, and so do the posts. They lead up to the trip slots of January and February\u00a02026.',
        nl: 'De gasten spreken Duits, en de berichten ook. Ze werken toe naar de reizen van januari en februari\u00a02026.',
      },
      posts: [
        {
          lang: 'de',
          art: kraftortreisenArt.post1,
          alt: {
            en: 'A stone gate before the sun, with the German words “Orte der Kraft”',
            nl: 'Een stenen poort voor de zon, met de Duitse woorden ‘Orte der Kraft’',
          },
          hashtags: ['#kraftorte', '#kraftortreisen', '#spirituellereisen', '#dolmen'],
          words: {
            heading: 'Orte der Kraft',
            caption: 'Manche Orte sprechen leise.',
            body: 'Drei Steine, ein Tor, dahinter die Sonne. Wer hier steht, braucht keine Erklärung, nur etwas Zeit. Wir nehmen sie uns.',
          },
          meaning: {
            en: 'Three stones and the sun. We take our time.',
            nl: 'Drie stenen en de zon. Wij nemen de tijd.',
          },
        },
        {
          lang: 'de',
          art: kraftortreisenArt.post2,
          alt: {
            en: 'A full moon over a lake, with the German word “Stille”',
            nl: 'Een volle maan boven een meer, met het Duitse woord ‘Stille’',
          },
          hashtags: ['#stille', '#achtsamkeit', '#auszeit', '#kraftortreisen'],
          words: {
            heading: 'Stille',
            caption: 'Am Abend gehört der See uns.',
            body: 'Kein Programm, kein Vortrag. Wir sitzen am Ufer, bis das Licht auf dem Wasser zur Ruhe kommt. Danach gibt es Tee.',
          },
          meaning: {
            en: 'No programme: we sit by the lake until its light is still.',
            nl: 'Geen programma: aan het meer zitten tot het licht rust.',
          },
        },
        {
          lang: 'de',
          art: kraftortreisenArt.post3,
          alt: {
            en: 'Two windows with mountains, with the German words “Freie Plätze, Januar, Februar, 2026”',
            nl: 'Twee ramen met bergen, met de Duitse woorden ‘Freie Plätze, Januar, Februar, 2026’',
          },
          hashtags: ['#freieplätze', '#januar2026', '#februar2026', '#kraftortreisen'],
          words: {
            heading: 'Freie Plätze',
            caption: 'Januar und Februar 2026',
            body: 'Das neue Jahr darf langsam beginnen. Für die Reisen im Januar und im Februar 2026 sind noch Plätze frei. Schreib uns, wenn du mitgehen möchtest.',
          },
          meaning: {
            en: 'There are places left in January and February.',
            nl: 'In januari en februari is nog plaats.',
          },
        },
        {
          lang: 'de',
          art: kraftortreisenArt.post4,
          alt: {
            en: 'A path to a tree on a hill, with the German words “Komm an.”',
            nl: 'Een pad naar een boom op een heuvel, met de Duitse woorden ‘Komm an.’',
          },
          hashtags: ['#ankommen', '#pilgern', '#innereruhe', '#kraftortreisen'],
          words: {
            heading: 'Komm an.',
            caption: 'Das Ankommen dauert.',
            body: 'Am ersten Tag gehen wir nur bis zum Baum. Rucksack ab, Schuhe aus, Blick ins Tal. Alles Weitere hat bis morgen Zeit.',
          },
          meaning: {
            en: 'On the first day we walk only as far as the tree.',
            nl: 'De eerste dag lopen we niet verder dan de boom.',
          },
        },
      ],
    },
  ],
  closing: {
    art: kraftortreisenArt.nightfall,
    title: { en: 'Does your brand sound like *you*?', nl: 'Klinkt uw merk zoals *u*?' },
    text: {
      en: 'Send us a page or a few posts of yours. In the first call we tell you where we hear you in them, and where we do not.',
      nl: 'Stuur ons een pagina of een paar berichten. In het eerste gesprek vertellen we waar we u erin terughoren, en waar niet.',
    },
  },
};
