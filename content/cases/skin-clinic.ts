import { skinClinicArt, skinClinicPalette, skinClinicTheme } from '../art/cases/skin-clinic.ts';
import { site } from '../site.ts';
import type { CaseStudy } from './case-types.ts';
import { results } from './results.ts';

/** Rebrand, website, print and Instagram series of a skin clinic. */
export const skinClinic: CaseStudy = {
  id: 'skin-clinic',
  title: 're-sult Skin Clinic',
  slogan: { en: 'Glow with Confidence, Age with Grace', nl: 'Stralen met zelfvertrouwen, ouder worden met gratie' },
  tags: ['Rebrand', 'Social Media', 'Print'],
  category: 'Rebrand',
  result: results['skin-clinic'],
  description: {
    en: 'A new mark, four quiet colours and a website that leads straight to the appointment book, with print and posts from the same hand.',
    nl: 'Een nieuw logo, vier rustige kleuren en een website die regelrecht naar de agenda leidt, met drukwerk en berichten in dezelfde stijl.',
  },
  head: {
    en: {
      title: `re-sult Skin Clinic: rebrand and website | ${site.name}`,
      description:
        'How a skin clinic got a calm new mark, four colours, a website built around booking, printed matter and an Instagram series that explains before it sells.',
    },
    nl: {
      title: `re-sult Skin Clinic: rebranding en site | ${site.name}`,
      description:
        'Hoe een huidkliniek een rustig nieuw logo, vier kleuren, een website rond de afspraak, drukwerk en een Instagramreeks kreeg die eerst uitlegt en dan verkoopt.',
    },
  },
  heroTags: [
    { en: 'Rebrand', nl: 'Rebranding' },
    { en: 'Web Design', nl: 'Webdesign' },
    { en: 'Print', nl: 'Drukwerk' },
    { en: 'Social Media', nl: 'Sociale media' },
  ],
  intro: {
    en: 're-sult gives advice first, then a plan, then a treatment. Results take their time and nobody pretends otherwise. The brand had to become as calm and as clear as the people in the treatment room.',
    nl: 'Bij re-sult komt eerst het advies, dan het plan en dan pas de behandeling. Resultaat heeft tijd nodig en niemand doet alsof dat anders is. Het merk moest even rustig en duidelijk worden als de mensen in de behandelkamer.',
  },
  cover: {
    art: skinClinicArt.cover,
    wide: skinClinicArt.coverBeside,
    alt: {
      en: 'A face in profile with closed eyes, its outline echoed in waves from light blue to dark blue',
      nl: 'Een gezicht van opzij met gesloten ogen, de omtrek in golven van licht- naar donkerblauw',
    },
  },
  palette: skinClinicTheme,
  look: {
    hero: 'ground',
    typeface: 'cormorant',
    shape: 'petal',
    across: true,
    opening: 'ink',
    tones: ['ground', 'soft', 'ground', 'ground', 'ink', 'soft'],
  },
  blocks: [
    {
      kind: 'section',
      heading: { en: 'A quiet clinic in a loud trade', nl: 'Een rustige kliniek in een luidruchtige branche' },
      paragraphs: [
        {
          en: 'Beauty treatments are often sold with countdown offers and promises of a new face. re-sult works the other way round. A treatment that would not help is not sold, and a client hears what to expect before anything is booked.',
          nl: 'Schoonheidsbehandelingen worden vaak verkocht met aftelklokken en de belofte van een nieuw gezicht. re-sult doet het andersom. Een behandeling die niets uithaalt, wordt niet verkocht, en elke cliënt weet wat er te verwachten valt voordat er iets wordt geboekt.',
        },
        {
          en: 'None of this could be seen from the street. Logo, website and price list came from different years and different hands, and the way to an appointment ran through several menus. The clinic asked for one look throughout, and for a shorter way into its appointment book.',
          nl: 'Van buitenaf was daar niets van te zien. Logo, website en prijslijst stamden uit verschillende jaren en waren van verschillende makers, en de weg naar een afspraak liep door een reeks menu’s. De kliniek wilde één gezicht naar buiten, en een kortere weg naar haar agenda.',
        },
      ],
    },
    {
      kind: 'testimonial',
      art: skinClinicArt.voice,
      quote: {
        en: 'We had a good clinic and a brand that hid it. Now people know what we stand for before they ring the bell, and the reception desk explains less and welcomes more.',
        nl: 'We hadden een goede kliniek, maar ons merk liet daar niets van zien. Nu weten mensen waar we voor staan voordat ze aanbellen. Aan de balie hoeven we minder uit te leggen en hebben we meer tijd om iemand te ontvangen.',
      },
      role: { en: 'Clinic owner', nl: 'Eigenaar van de kliniek' },
      company: 're-sult Skin Clinic',
      rating: 5,
    },
    {
      kind: 'swatches',
      heading: { en: 'A mark of four colours', nl: 'Een logo van vier kleuren' },
      intro: {
        en: 'The hyphen in the name became a drop, lying on its side and moving towards the result. Above it stands a profile whose outline spreads in waves, the glow of the slogan. Each colour has one task.',
        nl: 'Het koppelteken in de naam werd een druppel op zijn kant, onderweg naar het resultaat. Daarboven staat een profiel waarvan de omtrek in golven uitloopt: de gloed uit de slogan. Elke kleur heeft één taak.',
      },
      swatches: [
        {
          name: { en: 'Blue green', nl: 'Blauwgroen' },
          hex: skinClinicPalette.blueGreen,
          use: { en: 'The drop, emphasis and business cards', nl: 'De druppel, accenten en visitekaartjes' },
        },
        {
          name: { en: 'Light blue', nl: 'Lichtblauw' },
          hex: skinClinicPalette.lightBlue,
          use: { en: 'Backgrounds for advice and aftercare', nl: 'Vlakken voor advies en nazorg' },
        },
        {
          name: { en: 'Dark blue', nl: 'Donkerblauw' },
          hex: skinClinicPalette.darkBlue,
          use: { en: 'Text, and the button for an appointment', nl: 'Tekst, en de knop voor een afspraak' },
        },
        {
          name: { en: 'Beige', nl: 'Zandbeige' },
          hex: skinClinicPalette.beige,
          use: { en: 'Skin, paper and calm', nl: 'Huid, papier en rust' },
        },
      ],
      picture: {
        art: skinClinicArt.birth.wide,
        narrow: skinClinicArt.birth.narrow,
        ground: 'light dark',
        alt: {
          en: 'Four planes in the clinic’s colours: on blue green the hyphen and a drop, on light blue the drop with its waves, on dark blue and on beige the whole logo of re-sult Skin Clinic',
          nl: 'Vier vlakken in de kleuren van de kliniek: op blauwgroen het koppelteken en een druppel, op lichtblauw de druppel met golven, op donkerblauw en op beige het hele logo van re-sult Skin Clinic',
        },
      },
    },
    {
      kind: 'entrances',
      heading: { en: 'A website that ends in an appointment', nl: 'Een website die bij de afspraak uitkomt' },
      paragraphs: [
        {
          en: 'Three doors stand on the home page: consult, treat, care. They follow the order of a visit, and nobody has to know the name of a device to find the right one.',
          nl: 'Op de homepage staan drie deuren: advies, behandeling, verzorging. Ze volgen het verloop van een bezoek, en niemand hoeft de naam van een apparaat te kennen om de juiste te vinden.',
        },
      ],
      items: [
        {
          door: skinClinicArt.doors[0],
          title: { en: 'Start from the concern', nl: 'Beginnen bij de klacht' },
          text: {
            en: 'Redness, lines, scars, a dull complexion: each has a page that names the treatments that help and those that\u00a0do\u00a0not.',
            nl: 'Roodheid, lijntjes, littekens, een doffe teint: elke klacht heeft een pagina met wat helpt en wat niet.',
          },
        },
        {
          door: skinClinicArt.doors[1],
          title: { en: 'Explained beforehand', nl: 'Vooraf uitgelegd' },
          text: {
            en: 'One page says how a treatment feels, what the skin does in the days after and what it costs, in that order.',
            nl: 'Hoe een behandeling aanvoelt, wat de huid in de dagen erna doet en wat het kost: alles op één pagina, in die volgorde.',
          },
        },
        {
          door: skinClinicArt.doors[2],
          title: { en: 'One button, one place', nl: 'Eén knop, één plek' },
          text: {
            en: 'The way to an appointment sits at the same spot on every page, within reach of a thumb.',
            nl: 'De weg naar een afspraak zit op elke pagina op dezelfde plek, binnen bereik van de duim.',
          },
        },
      ],
    },
    {
      kind: 'gallery',
      heading: { en: 'On screen and on paper', nl: 'Op het scherm en op papier' },
      pictures: [
        {
          art: skinClinicArt.onDesk.wide,
          narrow: skinClinicArt.onDesk.narrow,
          ground: 'paper',
          alt: {
            en: 'The clinic’s home page with its slogan, a button “Book a visit”, the profile in an arch and three panels named Consult, Treat and Care; beside it a leaflet, open and closed, and two business cards, blue green with the sign and cream with the logo',
            nl: 'De homepage van de kliniek met de slogan, een knop ‘Book a visit’, het profiel en drie vlakken: Consult, Treat en Care; ernaast een folder, open en dicht, en twee visitekaartjes, blauwgroen met het teken en crème met het logo',
          },
          caption: {
            en: 'The home page with its three doors, the leaflet for the waiting room, business cards for the desk',
            nl: 'De homepage met haar drie deuren, de folder voor de wachtkamer, visitekaartjes voor de balie',
          },
        },
      ],
    },
    {
      kind: 'instagram',
      avatar: skinClinicArt.avatar,
      heading: { en: 'An Instagram series that explains', nl: 'Een Instagramreeks die uitlegt' },
      intro: {
        en: 'One thought per post, written by the clinic’s own standards: no fear, no filter, no before-and-after.',
        nl: 'Eén gedachte per bericht, volgens de maatstaven van de kliniek zelf: geen angst, geen filter, geen voor-en-na.',
      },
      posts: [
        {
          art: skinClinicArt.post1,
          alt: {
            en: 'Dark profile of a face before a bright round light, with the words “Glow with Confidence”',
            nl: 'Donker profiel van een gezicht voor een helder rond licht, met de woorden ‘Glow with Confidence’',
          },
          hashtags: ['#resultskinclinic', '#glowwithconfidence', '#skinhealth'],
          words: {
            en: {
              heading: 'Glow',
              caption: 'Good skin is not perfect skin.',
              body: 'It is skin that is looked after and left in peace. Start with what yours already does well; we will show you at your first visit.',
            },
            nl: {
              heading: 'Gloed',
              caption: 'Een goede huid is geen perfecte huid.',
              body: 'Het is een huid die verzorgd wordt en verder met rust wordt gelaten. Begin bij wat uw huid al goed doet; bij uw eerste bezoek laten we het u zien.',
            },
          },
        },
        {
          art: skinClinicArt.post2,
          alt: {
            en: 'A drop above rings in sand-coloured water, with the words “Age with Grace”',
            nl: 'Een druppel boven kringen in zandkleurig water, met de woorden ‘Age with Grace’',
          },
          hashtags: ['#resultskinclinic', '#agewithgrace', '#skincare'],
          words: {
            en: {
              heading: 'Grace',
              caption: 'Lines tell where you have laughed.',
              body: 'We soften what bothers you and leave the rest alone. Tell us which line may stay.',
            },
            nl: {
              heading: 'Gratie',
              caption: 'Rimpels laten zien waar u gelachen hebt.',
              body: 'Wat u stoort, verzachten we. De rest laten we met rust. Vertel ons welk lijntje mag blijven.',
            },
          },
        },
        {
          art: skinClinicArt.post3,
          alt: {
            en: 'Diagram “Layer by layer”: waves for epidermis, dermis and hypodermis, with arrows of light that reach down to different depths',
            nl: 'Schema ‘Layer by layer’: golven voor opperhuid, lederhuid en onderhuid, met lichtpijlen tot verschillende dieptes',
          },
          hashtags: ['#resultskinclinic', '#skinscience', '#skinlayers'],
          words: {
            en: {
              heading: 'Layer by layer',
              caption: 'What reaches where?',
              body: 'A cream works near the surface. Other treatments go deeper. Knowing the layer saves you from paying for the wrong one.',
            },
            nl: {
              heading: 'Laag voor laag',
              caption: 'Hoe diep komt een crème?',
              body: 'Een crème werkt vlak onder het oppervlak. Andere behandelingen gaan dieper. Wie de laag kent, betaalt niet voor de verkeerde.',
            },
          },
        },
        {
          art: skinClinicArt.post4,
          alt: {
            en: 'A pipette bottle on a plinth in a blue-green niche, with the words “First, we listen.”',
            nl: 'Een pipetflesje op een sokkel in een blauwgroene nis, met de woorden ‘First, we listen.’',
          },
          hashtags: ['#resultskinclinic', '#skinconsultation', '#skinclinic'],
          words: {
            en: {
              heading: 'First, we listen',
              caption: 'Your first visit is a conversation.',
              body: 'Bring the products you use and the questions you have. You leave with a plan. Booking is up to you.',
            },
            nl: {
              heading: 'Eerst luisteren',
              caption: 'Uw eerste bezoek is een gesprek.',
              body: 'Neem mee wat u gebruikt en wat u wilt weten. U gaat met een plan naar huis. Boeken hoeft niet.',
            },
          },
        },
      ],
    },
  ],
  closing: {
    title: { en: 'What should people *feel* first?', nl: 'Wat voelen mensen als *eerste*?' },
    text: {
      en: 'A clinic, a practice, a studio: show us the brand as it is. In the first call you hear what we would change and what we would leave alone.',
      nl: 'Een kliniek, een praktijk, een salon: laat uw merk zien zoals het is. In het eerste gesprek hoort u wat wij zouden veranderen en waar wij van af zouden blijven.',
    },
  },
};
