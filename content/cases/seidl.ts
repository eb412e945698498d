import { seidlArt, seidlTheme } from '../art/cases/seidl.ts';
import { site } from '../site.ts';
import type { CaseStudy } from './case-types.ts';
import { results } from './results.ts';

/** Relaunch and Instagram content for a small digital agency. */
export const seidl: CaseStudy = {
  id: 'seidl',
  title: 'Digitalagentur Seidl',
  tags: ['Social Media'],
  category: 'Social Media',
  result: results.seidl,
  description: {
    en: 'A digital agency that never found time for its own channel now has reels, a calendar and templates it fills in without us.',
    nl: 'Een digitaal bureau dat nooit toekwam aan het eigen kanaal, heeft nu reels, een kalender en sjablonen die het zonder ons invult.',
  },
  head: {
    en: {
      title: `Digitalagentur Seidl: Instagram content | ${site.name}`,
      description:
        'Reels, a content calendar and templates for a digital agency that looked after every channel but its own. See the system, the first post and three templates.',
    },
    nl: {
      title: `Digitalagentur Seidl: contentsysteem | ${site.name}`,
      description:
        'Reels, een contentkalender en sjablonen voor een digitaal bureau dat voor ieder kanaal zorgde, behalve voor het eigen. Bekijk het systeem en het eerste bericht.',
    },
  },
  heroTags: [
    { en: 'Social Media', nl: 'Sociale media' },
    { en: 'Web', nl: 'Websites' },
    { en: 'Rebrand', nl: 'Rebranding' },
  ],
  intro: {
    en: 'The cobbler’s children go barefoot, and an agency posts for everyone but itself. Seidl builds and looks after websites for local businesses. We gave the agency a new look and a way to publish that survives a busy week.',
    nl: 'Bij de loodgieter thuis lekt de kraan, en een bureau plaatst berichten voor iedereen behalve zichzelf. Seidl bouwt en onderhoudt websites voor bedrijven uit de buurt. Wij gaven het bureau een fris gezicht en een manier van publiceren die een drukke week overleeft.',
  },
  cover: {
    art: seidlArt.cover,
    alt: {
      en: 'Two rounded bars in green and dark green on light blue, and before them a phone that plays a reel and a small calendar',
      nl: 'Twee afgeronde balken in groen en donkergroen op lichtblauw, met ervoor een telefoon met een reel en een kleine kalender',
    },
  },
  detail: seidlArt.detail,
  palette: seidlTheme,
  look: {
    hero: 'bars',
    typeface: 'bricolage',
    shape: 'bar',
    opening: 'soft',
    tones: ['ground', 'ground', 'ground', 'ink', 'ground', 'ink'],
  },
  blocks: [
    {
      kind: 'scene',
      art: seidlArt.silence,
      heading: { en: 'The challenge: Friday', nl: 'De uitdaging: vrijdag' },
      paragraphs: [
        {
          en: 'Seidl’s clients came by recommendation, and recommendations look you up before they call. What they found was a profile with long silences, pictures in every style and a website that spoke of services the agency no longer offered.',
          nl: 'De klanten van Seidl kwamen via via, en wie iemand aangeraden krijgt, zoekt die eerst op en belt dan pas. Wat ze vonden: een profiel met lange stiltes, beelden in alle stijlen en een website met diensten die het bureau al niet meer aanbood.',
        },
        {
          en: 'Skill was never the trouble. Every post began on an empty page, on a Friday afternoon, between two deadlines. So it was put off, and the next one was harder to begin.',
          nl: 'Aan vakmanschap lag het niet. Elk bericht begon op een leeg vel, op vrijdagmiddag, tussen twee deadlines door. Het werd dus uitgesteld, en het volgende was nog moeilijker om aan te beginnen.',
        },
      ],
    },
    {
      kind: 'statement',
      text: {
        en: 'The brief: make us look like our best work.',
        nl: 'De opdracht: laat ons eruitzien als ons beste werk.',
      },
      rest: { en: 'And so easy that we keep doing it.', nl: 'En zo eenvoudig dat we het volhouden.' },
    },
    {
      kind: 'gallery',
      heading: { en: 'An S of two bars', nl: 'Een S van twee balken' },
      intro: {
        en: 'Two bars, rounded on opposite sides, make an S. Pulled longer they become the frame of a reel, a speech bubble or a line in the calendar.',
        nl: 'Twee balken, elk aan een andere kant afgerond, vormen een S. Langer getrokken worden ze het kader van een reel, een tekstballon of een regel in de kalender.',
      },
      pictures: [
        {
          art: seidlArt.logo.wide,
          narrow: seidlArt.logo.narrow,
          ground: 'light',
          alt: {
            en: 'Logo on light blue: an S of a green and a dark green bar beside the name “Digitalagentur Seidl”',
            nl: 'Logo op lichtblauw: een S van een groene en een donkergroene balk naast de naam ‘Digitalagentur Seidl’',
          },
        },
        {
          art: seidlArt.markPulled,
          ground: 'dark',
          alt: {
            en: 'The two bars on dark green: as the mark, the frame of a reel, two speech bubbles and lines of the calendar, then a free day with a cup',
            nl: 'De twee balken op donkergroen: als logo, kader van een reel, twee tekstballonnen en regels van de kalender, daarna een vrije dag met een kopje',
          },
        },
      ],
    },
    {
      kind: 'week',
      heading: { en: 'The solution: Monday to Thursday', nl: 'De oplossing: maandag tot en met donderdag' },
      paragraphs: [
        {
          en: 'We tidied up the look first: one logo, one typeface, colours that hold on a phone in sunlight, and a website whose pages match what is for sale. Then came the system behind the channel, in three parts.',
          nl: 'Eerst brachten we lijn in het beeld: één logo, één lettertype, kleuren die op een telefoon in de zon overeind blijven, en een website waarvan de pagina’s kloppen met het aanbod. Daarna kwam het systeem achter het kanaal, in drie delen.',
        },
      ],
      days: { en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], nl: ['ma', 'di', 'wo', 'do', 'vr'] },
      free: { en: 'Fridays stay free, on purpose.', nl: 'De vrijdag blijft vrij, met opzet.' },
      items: [
        {
          title: { en: 'Reel creation', nl: 'Reels maken' },
          text: {
            en: 'A fixed build for short films: one question a client asked, one answer on screen, one closing frame. Shooting needs a phone, a window and a quiet corner.',
            nl: 'Een vast stramien voor korte films: één vraag van een klant, één antwoord in beeld, één slotbeeld. Opnemen kan met een telefoon, een raam en een rustige hoek.',
          },
        },
        {
          title: { en: 'Content calendar', nl: 'Content\u00adkalender' },
          text: {
            en: 'Reels, posts and stories have their days, weeks ahead. The question is never what to publish, only which example.',
            nl: 'Reels, posts en stories hebben hun vaste dag, weken vooruit. De vraag is nooit wát er verschijnt, alleen welk voorbeeld.',
          },
        },
        {
          title: { en: 'Templates', nl: 'Sjablonen' },
          text: {
            en: 'Layouts for tips, insights, reels and projects, built from the two bars of the mark. Type size and margins are locked; only words and pictures change.',
            nl: 'Ontwerpen voor tips, inkijkjes, reels en projecten, opgebouwd uit de twee balken van het beeldmerk. Lettergrootte en marges liggen vast; alleen tekst en beeld veranderen.',
          },
        },
      ],
    },
    {
      kind: 'instagram',
      avatar: seidlArt.avatar,
      heading: { en: 'Instagram strategy', nl: 'Strategie voor Instagram' },
      intro: {
        en: 'The channel answers questions that clients really ask and shows the agency’s own people at work. The first post announced the new look. After it come the three post templates we delivered, and the agency fills one every week.',
        nl: 'Het kanaal beantwoordt vragen die klanten echt stellen en toont eigen werk. Het eerste bericht stelde het nieuwe gezicht voor. Daarna volgen de drie sjablonen die we opleverden; elke week vult het bureau er een in.',
      },
      posts: [
        {
          art: seidlArt.post1,
          alt: {
            en: 'Green post with the German words “Hallo, neu!”, a play button on a light blue bar and a green dot on a dark green one',
            nl: 'Groen bericht met de Duitse woorden ‘Hallo, neu!’, een afspeelknop op een lichtblauwe balk en een groene stip op een donkergroene',
          },
          hashtags: ['#digitalagenturseidl', '#halloneu', '#relaunch', '#webdesign'],
          words: {
            en: {
              heading: 'Hello, new!',
              caption: 'We look different. We are still us.',
              body: 'New mark, new website, same people on the phone. From now on we answer here what clients ask us every week. Which question should come first?',
            },
            nl: {
              heading: 'Hallo, wij zijn vernieuwd!',
              caption: 'We zien er anders uit. We zijn nog steeds wij.',
              body: 'Nieuw logo, nieuwe website, dezelfde mensen aan de telefoon. Voortaan beantwoorden we hier wat klanten ons elke week vragen. Met welke vraag zullen we beginnen?',
            },
          },
        },
        {
          art: seidlArt.post2,
          placeholder: true,
          alt: {
            en: 'Template of a tip on dark green: the German words for a question in five words set large, below them a light blue bar with a tick and room for an answer of one sentence',
            nl: 'Sjabloon voor een tip op donkergroen: groot de Duitse woorden voor een vraag in vijf woorden, eronder een lichtblauwe balk met een vinkje en een antwoord van één zin',
          },
          hashtags: ['#digitalagenturseidl', '#tipp'],
          words: {
            en: {
              heading: 'Tip',
              caption: 'Template: question and answer',
              body: 'One question from a client, one answer that anybody can act on the same day. Five words fit the first, one sentence the second.',
            },
            nl: {
              heading: 'Een tip',
              caption: 'Sjabloon: vraag en antwoord',
              body: 'Eén vraag van een klant, één antwoord waarmee die meteen zelf aan de slag kan. In het eerste vak passen vijf woorden, in het tweede één zin.',
            },
          },
        },
        {
          art: seidlArt.post3,
          placeholder: true,
          alt: {
            en: 'Template of a look behind the scenes: a large rounded picture of a desk with a screen and a cup, below it a dark green bar with the German word “Einblick” and a line for the caption',
            nl: 'Sjabloon voor een kijkje achter de schermen: een groot, afgerond beeld van een bureau met scherm en kopje, eronder een donkergroene balk met het Duitse woord ‘Einblick’ en een regel voor het bijschrift',
          },
          hashtags: ['#digitalagenturseidl', '#einblick'],
          words: {
            en: {
              heading: 'Insight',
              caption: 'Template: one picture',
              body: 'A working day at the agency: the desk, the sketch, the coffee that went cold. Any phone picture fits the shape; the caption says who, where and at what.',
            },
            nl: {
              heading: 'Achter de schermen',
              caption: 'Sjabloon: één beeld',
              body: 'Een werkdag op het bureau: de tafel, de schets, de koffie die koud werd. Elke telefoonfoto past in de vorm; in het bijschrift staat wie u ziet, waar, en wat die aan het doen is.',
            },
          },
        },
        {
          art: seidlArt.post4,
          placeholder: true,
          alt: {
            en: 'Template of a project: two bars marked “Vorher” and “Nachher”, a crowded website in the light blue one and a tidy one in the green, below them room for a sentence of the client',
            nl: 'Sjabloon voor een project: twee balken met ‘Vorher’ en ‘Nachher’, een volle website in de lichtblauwe en een opgeruimde in de groene, eronder plaats voor een zin van de klant',
          },
          hashtags: ['#digitalagenturseidl', '#projekt'],
          words: {
            en: {
              heading: 'A project',
              caption: 'Template: before and after',
              body: 'A website before and after, and its owner’s own sentence about it. Two screenshots drop into the bars, the type stays as it is.',
            },
            nl: {
              heading: 'Een project',
              caption: 'Sjabloon: voor en na',
              body: 'Een website voor en na, met een zin van de eigenaar zelf. Zet twee schermafbeeldingen in de balken; het lettertype blijft zoals het is.',
            },
          },
        },
      ],
    },
    {
      kind: 'scene',
      art: seidlArt.year,
      heading: { en: 'It runs without us', nl: 'Het loopt nu zonder ons' },
      paragraphs: [
        {
          en: 'The agency now plans, fills and publishes by itself. New enquiries come from people who have seen the work before they write, so the first call starts with their project.',
          nl: 'Het bureau plant, vult en publiceert nu zelf. Nieuwe aanvragen komen van mensen die het werk al kennen, zodat het eerste gesprek meteen over hun project gaat.',
        },
      ],
    },
  ],
  closing: {
    art: seidlArt.story,
    title: { en: 'When did you last *post*?', nl: 'Wanneer plaatste u voor het *laatst* iets?' },
    text: {
      en: 'If the answer is in months, send us the name of your channel. In the first call we look at what you have and how a calendar could carry it.',
      nl: 'Is dat maanden geleden, stuur ons dan de naam van uw kanaal. In het eerste gesprek kijken we wat er al is en hoe een kalender u kan helpen.',
    },
  },
};
