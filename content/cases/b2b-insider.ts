import { b2bInsiderArt, b2bInsiderTheme } from '../art/cases/b2b-insider.ts';
import { site } from '../site.ts';
import type { CaseStudy } from './case-types.ts';
import { results } from './results.ts';

/** Identity, website, meeting backgrounds and posts of an organiser of online conferences. */
export const b2bInsider: CaseStudy = {
  id: 'b2b-insider',
  title: 'B2B Insider',
  tags: ['Social Media', 'Rebrand', 'Web'],
  category: 'Social Media',
  result: results['b2b-insider'],
  description: {
    en: 'An organiser of online conferences, from logo and website to the background behind the speaker and the posts that fill the seats.',
    nl: 'Een organisator van onlinecongressen, van logo en website tot de achtergrond achter de spreker en de berichten die de zaal vullen.',
  },
  head: {
    en: {
      title: `B2B Insider: an online conference brand | ${site.name}`,
      description:
        'Logo, website, meeting backgrounds and an IT conference identity for B2B Insider, organiser of online conferences, with the Instagram posts and their dates.',
    },
    nl: {
      title: `B2B Insider: merk voor onlinecongressen | ${site.name}`,
      description:
        'Logo, website, vergaderachtergronden en een eigen gezicht voor het IT-congres van B2B Insider, organisator van onlinecongressen, met de Instagramberichten.',
    },
  },
  heroTags: [
    { en: 'Online Conferences', nl: 'Onlinecongressen' },
    { en: 'Web', nl: 'Websites' },
    { en: 'Social Media', nl: 'Sociale media' },
    { en: 'Logo', nl: 'Logo-ontwerp' },
  ],
  intro: {
    en: 'An online conference has no foyer, no banner over the door and no coffee. It has a window on a screen. B2B Insider asked us to make that window recognisable, from the first post to the last goodbye.',
    nl: 'Een onlinecongres heeft geen foyer, geen spandoek boven de deur en geen koffie. Het heeft een venster op een scherm. B2B Insider vroeg ons dat venster herkenbaar te maken, van het eerste bericht tot het uitzwaaien.',
  },
  cover: {
    art: b2bInsiderArt.cover,
    wide: b2bInsiderArt.wall,
    alt: {
      en: 'A grid of tiles: rounded shapes, heads without faces and the large mark of two Bs',
      nl: 'Een raster van tegels: ronde vormen, hoofden zonder gezicht en het grote beeldmerk van twee B’s',
    },
  },
  palette: b2bInsiderTheme,
  look: {
    hero: 'mosaic',
    typeface: 'grotesk',
    shape: 'quarter',
    opening: 'ink',
    tones: ['ground', 'ink', 'soft', 'ground', 'ink', 'accent', 'soft'],
  },
  blocks: [
    {
      kind: 'scene',
      art: b2bInsiderArt.falling,
      heading: { en: 'The brand behind the events', nl: 'Het merk achter de evenementen' },
      paragraphs: [
        {
          en: 'Every conference used to get its own look, made in a hurry by a colleague who happened to have time. Guests remembered the topic and forgot who had invited them. Signing up for the next event meant finding the organiser again.',
          nl: 'Vroeger kreeg elk congres zijn eigen uiterlijk, haastig gemaakt door wie er toevallig tijd had. Gasten onthielden het onderwerp en vergaten wie hen had uitgenodigd. Wie zich voor het volgende congres wilde aanmelden, moest de organisator opnieuw zien te vinden.',
        },
      ],
    },
    {
      kind: 'kit',
      heading: { en: 'One brand stays, each conference is different', nl: 'Eén merk blijft, elk congres is anders' },
      paragraphs: [
        {
          en: 'The team chooses a colour, lays a pattern from the tiles and fills in the templates. The event gets a face of its own, and everyone can see that B2B Insider is the host.',
          nl: 'Het team kiest een kleur, legt een patroon met de tegels en vult de sjablonen in. Zo krijgt elk congres een eigen gezicht, en ziet iedereen dat B2B Insider de gastheer is.',
        },
      ],
      stays: {
        title: { en: 'What stays', nl: 'Wat blijft' },
        parts: [
          { en: 'Grid of tiles', nl: 'Tegelraster' },
          { en: 'Lettering', nl: 'Lettertype' },
          { en: 'Dark background', nl: 'Donkere achter\u00adgrond' },
        ],
      },
      chosen: {
        title: { en: 'What changes', nl: 'Wat wisselt' },
        parts: [
          { en: 'Pattern', nl: 'Patroon' },
          { en: 'One colour', nl: 'Eén kleur' },
        ],
      },
      art: b2bInsiderArt.programmeWide,
      narrow: b2bInsiderArt.programmeNarrow,
      alt: {
        en: 'Four posters on the same grid with the same logo: “The IT Conference” in lime, “The Retail Conference” in vermilion, “The Energy Conference” in pink, each with its own pattern and speaker; the fourth, “The next Conference”, is still a dashed grid with a question mark',
        nl: 'Vier affiches op hetzelfde raster met hetzelfde logo: ‘The IT Conference’ in limoengroen, ‘The Retail Conference’ in vermiljoen, ‘The Energy Conference’ in roze, elk met een eigen patroon en spreker; het vierde, ‘The next Conference’, is nog een gestippeld raster met een vraagteken',
      },
    },
    {
      kind: 'section',
      heading: { en: 'IT conference: the system in use', nl: 'Het IT-congres: zo werkt het systeem' },
      paragraphs: [
        {
          en: 'The first event under the new brand brought IT leads together. Its colour is lime, on the title slide, behind the speakers and in every post. The dark background says who is inviting you, the lime says to what.',
          nl: 'Het eerste congres onder het nieuwe merk bracht IT-verantwoordelijken bijeen. De kleur is limoengroen, op de openingsdia, achter de sprekers en in elk bericht. De achtergrond vertelt wie er uitnodigt, het limoengroen waarvoor.',
        },
      ],
      pictures: [
        {
          art: b2bInsiderArt.conference.wide,
          narrow: b2bInsiderArt.conference.narrow,
          alt: {
            en: 'A speaker’s badge with a drawn portrait on lime, beside a dark title slide “The IT Conference” with tiles, the logo and “April 2024”',
            nl: 'Een sprekersbadge met getekend portret op limoengroen, naast een donkere openingsdia ‘The IT Conference’ met tegels, het logo en ‘April 2024’',
          },
        },
      ],
    },
    {
      kind: 'instagram',
      avatar: b2bInsiderArt.avatar,
      heading: { en: 'One post per topic on Instagram', nl: 'Per onderwerp een bericht op Instagram' },
      intro: {
        en: 'Every topic has its day and its picture, built from the same few tiles. The first week is dark, the second is lime, so the feed shows that time moves on. The dates are examples from the mock-ups.',
        nl: 'Elk onderwerp heeft een eigen dag en een eigen beeld, opgebouwd uit dezelfde handvol tegels. De eerste week is donker, de tweede limoengroen. Zo ziet u in de feed de tijd verstrijken. De datums zijn voorbeelden uit de mock-ups.',
      },
      posts: [
        {
          art: b2bInsiderArt.post1,
          date: '01.04.2024',
          alt: {
            en: 'Dark post: a lime cloud above four orange dots, “Cloud” and “01.04.2024”',
            nl: 'Donker bericht: een limoengroene wolk boven vier oranje stippen, ‘Cloud’ en ‘01.04.2024’',
          },
          hashtags: ['#b2binsider', '#itconference', '#cloud'],
          words: {
            en: {
              heading: 'Cloud in plain words',
              caption: 'IT Conference, first topic',
              body: 'What to move, what to leave where it is, and who pays when plans change.',
            },
            nl: {
              heading: 'Cloud in gewone taal',
              caption: 'IT-congres, eerste onderwerp',
              body: 'Wat u verhuist, wat u laat staan en wie er betaalt als de plannen veranderen.',
            },
          },
        },
        {
          art: b2bInsiderArt.post2,
          date: '02.04.2024',
          alt: {
            en: 'Dark post: a lime padlock with an orange keyhole, “Security” and “02.04.2024”',
            nl: 'Donker bericht: een limoengroen hangslot met een oranje sleutelgat, ‘Security’ en ‘02.04.2024’',
          },
          hashtags: ['#b2binsider', '#itconference', '#itsecurity'],
          words: {
            en: {
              heading: 'Security starts with people',
              caption: 'IT Conference, second topic',
              body: 'The lock is seldom the weak spot. Practitioners talk about the door that someone holds open.',
            },
            nl: {
              heading: 'Beveiliging begint bij mensen',
              caption: 'IT-congres, tweede onderwerp',
              body: 'Het slot is zelden de zwakke plek. Mensen uit de praktijk over de deur die iemand openhoudt.',
            },
          },
        },
        {
          art: b2bInsiderArt.post3,
          date: '08.04.2024',
          alt: {
            en: 'Lime post: four rounded columns, three of one height and the last one taller, “Data” and “08.04.2024”',
            nl: 'Limoengroen bericht: vier afgeronde kolommen, drie even hoog en de laatste hoger, ‘Data’ en ‘08.04.2024’',
          },
          hashtags: ['#b2binsider', '#itconference', '#data'],
          words: {
            en: {
              heading: 'Data someone can use',
              caption: 'IT Conference, third topic',
              body: 'Reports that nobody opens cost as much as those that are read. How to tell them apart.',
            },
            nl: {
              heading: 'Data waar iemand iets aan heeft',
              caption: 'IT-congres, derde onderwerp',
              body: 'Een rapport dat niemand opent, kost evenveel als een dat gelezen wordt. Hoe u het verschil ziet.',
            },
          },
        },
        {
          art: b2bInsiderArt.post4,
          date: '09.04.2024',
          alt: {
            en: 'Lime post: discs, dots and mark shapes in a loose grid, “AI” and “09.04.2024”',
            nl: 'Limoengroen bericht: schijven, stippen en vormen uit het beeldmerk in een los raster, ‘AI’ en ‘09.04.2024’',
          },
          hashtags: ['#b2binsider', '#itconference', '#artificialintelligence'],
          words: {
            en: {
              heading: 'AI at work',
              caption: 'IT Conference, last topic',
              body: 'Where it takes work off your hands, where it makes new work, and how a team finds out.',
            },
            nl: {
              heading: 'AI aan het werk',
              caption: 'IT-congres, laatste onderwerp',
              body: 'Waar AI werk uit handen neemt, waar er juist werk bij komt en hoe een team dat ontdekt.',
            },
          },
        },
      ],
    },
    {
      kind: 'section',
      heading: { en: 'A website with one question', nl: 'Een website met één vraag' },
      paragraphs: [
        {
          en: 'What is on next, and may I come? The home page answers that before anything else. Each conference has one address, for the programme before it and for what was said after it.',
          nl: 'Wat is het volgende congres, en kan ik erbij zijn? De homepage geeft daar meteen antwoord op. Elk congres heeft één adres, vooraf voor het programma en achteraf voor wat er gezegd is.',
        },
      ],
      pictures: [
        {
          art: b2bInsiderArt.website,
          narrow: b2bInsiderArt.websiteNarrow,
          alt: {
            en: 'Home page in a browser window: “On next: The IT Conference” with a button “Register”, tiles with two heads, and below them four topics with their dates',
            nl: 'Homepage in een browservenster: ‘On next: The IT Conference’ met een knop ‘Register’, tegels met twee hoofden en daaronder vier onderwerpen met hun datum',
          },
        },
      ],
    },
    {
      kind: 'gallery',
      heading: { en: 'Behind every speaker', nl: 'Achter elke spreker' },
      intro: {
        en: 'A meeting background is the stage of an online event. Head and shoulders cover its middle, so the logo sits high at the side, and the ground stays dark and even enough for any face.',
        nl: 'Bij een onlinecongres is de vergaderachtergrond het podium. Hoofd en schouders bedekken het midden. Daarom staat het logo hoog opzij en blijft het vlak donker en rustig genoeg voor elk gezicht.',
      },
      pictures: [
        {
          art: b2bInsiderArt.meetingBackground1,
          alt: {
            en: 'Video call with six people. The largest picture shows a woman before a background in oxblood, with the logo top left, a tone-on-tone arch behind her and a few tiles at the edges',
            nl: 'Videogesprek met zes deelnemers. Op het grootste beeld een vrouw voor een achtergrond in ossenbloedrood, met het logo linksboven, een boog ton sur ton achter haar en enkele tegels langs de randen',
          },
          caption: {
            en: 'For everyday calls: an arch where the speaker sits',
            nl: 'Voor het dagelijkse overleg: een boog waar de spreker zit',
          },
        },
        {
          art: b2bInsiderArt.meetingBackground2,
          alt: {
            en: 'Video call with six people. The largest picture shows a man before a dark background, with columns of lime and vermilion tiles at both sides and the logo top right',
            nl: 'Videogesprek met zes deelnemers. Op het grootste beeld een man voor een donkere achtergrond, met kolommen van limoengroene en vermiljoenrode tegels aan weerszijden en het logo rechtsboven',
          },
          caption: {
            en: 'For the IT conference: the lime stays at the edges',
            nl: 'Voor het IT-congres: het limoengroen blijft aan de rand',
          },
        },
      ],
    },
    {
      kind: 'gallery',
      heading: {
        en: 'Two Bs meet, and the dot is the insider.',
        nl: 'Twee B’s ontmoeten elkaar; de stip is de insider.',
      },
      pictures: [
        {
          art: b2bInsiderArt.logo.wide,
          narrow: b2bInsiderArt.logo.narrow,
          ground: 'light',
          alt: {
            en: 'Logo on cream: two Bs back to back, one oxblood and one vermilion, with a dot where they meet, beside the name B2B Insider',
            nl: 'Logo op crème: twee B’s die elkaar raken, een ossenbloedrode en een vermiljoenrode, met een stip ertussen, naast de naam B2B Insider',
          },
        },
        {
          art: b2bInsiderArt.logoOnDark.wide,
          narrow: b2bInsiderArt.logoOnDark.narrow,
          ground: 'dark',
          alt: {
            en: 'Logo on oxblood: the Bs in pink and vermilion, the name in cream',
            nl: 'Logo op ossenbloedrood: de B’s in roze en vermiljoen, de naam in crème',
          },
        },
      ],
    },
  ],
  closing: {
    art: b2bInsiderArt.ending,
    title: { en: 'Do your guests know who *invited* them?', nl: 'Weten uw gasten wie hen *uitnodigt*?' },
    text: {
      en: 'Tell us which events you have planned. In the first call we look at what stays and what each event may choose.',
      nl: 'Vertel ons welke evenementen u gepland hebt. In het eerste gesprek bekijken we wat blijft en wat elk evenement zelf mag kiezen.',
    },
  },
};
