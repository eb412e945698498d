import { eLearningGroupArt, eLearningGroupPalette, eLearningGroupTheme } from '../art/cases/e-learning-group.ts';
import { site } from '../site.ts';
import type { CaseStudy } from './case-types.ts';
import { results } from './results.ts';

/** Website and Instagram series, one per audience, of a group of online course providers. */
export const eLearningGroup: CaseStudy = {
  id: 'e-learning-group',
  title: 'E-Learning Group',
  tags: ['Social Media', 'Web'],
  category: 'Social Media',
  result: results['e-learning-group'],
  description: {
    en: 'One provider, several audiences: a website that sends each to its own door, and an Instagram series for every one of them.',
    nl: 'Eén aanbieder, meerdere doelgroepen: een website met voor ieder een eigen deur, en voor elke groep een eigen Instagramreeks.',
  },
  head: {
    en: {
      title: `E-Learning Group: a series per audience | ${site.name}`,
      description:
        'How E-Learning Group stopped talking to everyone at once: a website with a door for each audience and an Instagram content series that speaks to one at a time.',
    },
    nl: {
      title: `E-Learning Group: een reeks per doelgroep | ${site.name}`,
      description:
        'Hoe E-Learning Group ophield iedereen tegelijk toe te spreken: een website met een deur per doelgroep en Instagramreeksen die telkens één groep aanspreken.',
    },
  },
  heroTags: [
    { en: 'Online Courses', nl: 'Onlinecursussen' },
    { en: 'Content Series', nl: 'Contentreeksen' },
    { en: 'Web', nl: 'Websites' },
  ],
  intro: {
    en: 'Someone who changes profession, a manager who trains a team, a teacher who turns a lesson into a course and an HR department with new colleagues all want to learn online. They do not want to hear the same sentence. E-\u2060Learning Group used to say it to all of them.',
    nl: 'Iemand die van beroep wisselt, een leidinggevende die een team opleidt, een docent die van een les een cursus maakt en een hr-afdeling met nieuwe collega’s: allemaal willen ze online leren. Dezelfde zin willen ze niet horen. Toch kregen ze die van E-\u2060Learning Group allemaal te lezen.',
  },
  cover: {
    art: eLearningGroupArt.cover,
    wide: eLearningGroupArt.streetFront,
    alt: {
      en: 'Four arched doors along a street, with an open door, growing plants, a paper plane and a smiling cup on them, below the mark, an e with an open book',
      nl: 'Vier boogdeuren langs een straat, met daarop een open deur, groeiende planten, een papieren vliegtuigje en een lachende mok, onder het beeldmerk, een e met een open boek',
    },
  },
  crest: eLearningGroupArt.fanlight,
  palette: eLearningGroupTheme,
  look: {
    hero: 'street',
    typeface: 'fredoka',
    shape: 'drawn',
    across: true,
    opening: 'soft',
    tones: ['ground', 'accent', 'soft', 'ground', 'soft'],
  },
  blocks: [
    {
      kind: 'doors',
      heading: { en: 'Challenge: one\u00a0sentence for\u00a0everyone', nl: 'Uitdaging: één zin voor iedereen' },
      paragraphs: [
        {
          en: 'The line was true and reached nobody, because everyone was meant. The catalogue had grown course by course, the home page listed it by subject, and the social channels announced anything that was new. Readers had to find out for themselves what was of use to them.',
          nl: 'De zin klopte en kwam bij niemand aan, omdat iedereen bedoeld was. Het aanbod was cursus voor cursus gegroeid, de homepage somde het op per vakgebied en de sociale kanalen meldden wat er toevallig nieuw was. De lezer moest zelf uitvinden waar hij iets aan had.',
        },
        {
          en: 'People who had taken the courses praised them. So the task was to bring each reader to the right one sooner, and to say why it was meant for them.',
          nl: 'Over de cursussen zelf waren de deelnemers goed te spreken. De opdracht was dus om iedereen sneller bij de juiste cursus te brengen, en erbij te zeggen waarom die voor hem of haar bedoeld is.',
        },
      ],
      sentence: {
        en: '“Learn what you need, when you need it.”',
        nl: '‘Leer wat u nodig hebt, wanneer u het nodig hebt.’',
      },
      street: eLearningGroupArt.shutStreet,
    },
    {
      kind: 'section',
      heading: {
        en: 'Solution: choose the\u00a0reader, then\u00a0the\u00a0words',
        nl: 'Oplossing: eerst de lezer, dan de woorden',
      },
      paragraphs: [
        {
          en: 'We sat down with the support team and read the questions people send before they book. They sorted themselves into four groups with little in common except the platform: career changers, team leads, teachers and HR. Each group got a colour, a picture and a starting page.',
          nl: 'Samen met de klantenservice lazen we de vragen die mensen stellen voordat ze boeken. Die vielen vanzelf uiteen in vier groepen, met weinig gemeen behalve het platform: carrièreswitchers, teamleiders, docenten en hr. Elke groep kreeg een kleur, een beeld en een eigen startpagina.',
        },
      ],
      ordered: true,
      items: [
        {
          title: { en: 'A website with doors', nl: 'Een website met deuren' },
          text: {
            en: 'The home page asks who is learning and leads each reader to the right door in one step. Behind each door the courses stand in the order in which that reader would take them.',
            nl: 'De homepage vraagt wie er gaat leren en brengt iedere lezer in één stap naar de juiste deur. Achter elke deur staan de cursussen in de volgorde waarin die lezer ze zou volgen.',
          },
          hex: eLearningGroupPalette.sky,
          art: eLearningGroupArt.goal,
        },
        {
          title: { en: 'A series for each audience', nl: 'Een reeks per doelgroep' },
          text: {
            en: 'On Instagram the colour tells at a glance for whom a post is meant. Followers skip what is not theirs, and stop at what is.',
            nl: 'Op Instagram laat de kleur in één oogopslag zien voor wie een bericht is. Volgers slaan over wat niet voor hen is, en blijven hangen bij wat dat wel is.',
          },
          hex: eLearningGroupPalette.coral,
          art: eLearningGroupArt.fan,
        },
        {
          title: { en: 'One way of making', nl: 'Eén manier van werken' },
          text: {
            en: 'All series share grid, typeface and tone. The team plans them side by side, so no audience is forgotten.',
            nl: 'Raster, lettertype en toon zijn in alle reeksen gelijk. Het team plant ze naast elkaar, zodat geen enkele doelgroep wordt vergeten.',
          },
          hex: eLearningGroupPalette.sun,
          art: eLearningGroupArt.row,
        },
      ],
    },
    {
      kind: 'gallery',
      heading: { en: 'Doors and series', nl: 'Deuren en reeksen' },
      intro: {
        en: 'The home page asks one question. Behind every door waits a series with one rhythm: question, idea, picture.',
        nl: 'De homepage stelt één vraag. Achter elke deur wacht een reeks met één ritme: vraag, idee, beeld.',
      },
      pictures: [
        {
          art: eLearningGroupArt.website,
          narrow: eLearningGroupArt.websiteNarrow,
          alt: {
            en: 'Home page headed “Which door is yours?” with four arched doors named Career changers, Team leads, Teachers and HR; beside it the door of HR, open, with its courses in order and three posts',
            nl: 'Homepage met de kop ‘Which door is yours?’ en vier boogdeuren met de namen Career changers, Team leads, Teachers en HR; daarnaast de deur van HR, open, met de cursussen op volgorde en drie berichten',
          },
        },
      ],
    },
    {
      kind: 'instagram',
      avatar: eLearningGroupArt.avatar,
      heading: { en: 'An Instagram content series per audience', nl: 'Een Instagramreeks per doelgroep' },
      intro: {
        en: 'One post from each series: colour and first line belong to the reader.',
        nl: 'Eén bericht uit elke reeks: de kleur en de eerste regel horen bij de lezer.',
      },
      posts: [
        {
          art: eLearningGroupArt.post1,
          alt: {
            en: 'Yellow post for career changers: an open door with light falling through',
            nl: 'Geel bericht voor carrièreswitchers: een open deur waar licht door valt',
          },
          hashtags: ['#elearninggroup', '#careerchange', '#onlinelearning'],
          words: {
            en: {
              heading: 'Go through the door',
              caption: 'For career changers',
              body: 'You do not start from nothing. List what your old job taught you; the course begins after that.',
            },
            nl: {
              heading: 'Stap door die deur',
              caption: 'Voor carrièreswitchers',
              body: 'U begint niet bij nul. Schrijf op wat uw oude baan u geleerd heeft; de cursus begint waar dat ophoudt.',
            },
          },
        },
        {
          art: eLearningGroupArt.post2,
          alt: {
            en: 'Green post for team leads: three potted plants, each taller than the last',
            nl: 'Groen bericht voor teamleiders: drie potplanten, elk groter dan de vorige',
          },
          hashtags: ['#elearninggroup', '#leadership', '#teamdevelopment'],
          words: {
            en: {
              heading: 'Grow your own team',
              caption: 'For team leads',
              body: 'Hiring takes long. Teaching the colleague who already knows your customers may be the shorter way.',
            },
            nl: {
              heading: 'Laat uw team groeien',
              caption: 'Voor teamleiders',
              body: 'Werven duurt lang. De collega opleiden die uw klanten al kent, is misschien de kortste weg.',
            },
          },
        },
        {
          art: eLearningGroupArt.post3,
          alt: {
            en: 'Blue post for teachers: a paper plane leaves a laptop screen',
            nl: 'Blauw bericht voor docenten: een papieren vliegtuigje vertrekt van een laptopscherm',
          },
          hashtags: ['#elearninggroup', '#teachersofinstagram', '#coursecreation'],
          words: {
            en: {
              heading: 'Let lessons travel',
              caption: 'For teachers',
              body: 'Your best lesson is heard once a term. Record it well and it goes on without you.',
            },
            nl: {
              heading: 'Laat lessen reizen',
              caption: 'Voor docenten',
              body: 'Uw beste les klinkt één keer per periode. Neem die goed op, dan gaat ze zonder u verder.',
            },
          },
        },
        {
          art: eLearningGroupArt.post4,
          alt: {
            en: 'Coral post for HR: a smiling cup of tea with steam',
            nl: 'Koraalkleurig bericht voor hr: een lachende, dampende mok thee',
          },
          hashtags: ['#elearninggroup', '#onboarding', '#hrlife'],
          words: {
            en: {
              heading: 'Make day one warm',
              caption: 'For HR',
              body: 'A login is not a welcome. Send the first lesson before the first day, and put the kettle on.',
            },
            nl: {
              heading: 'Een warme eerste dag',
              caption: 'Voor hr',
              body: 'Een inlogcode is geen welkom. Stuur de eerste les vóór de eerste dag, en zet thee.',
            },
          },
        },
      ],
    },
    {
      kind: 'gallery',
      heading: { en: 'Name and sign', nl: 'Naam en teken' },
      intro: {
        en: 'An open book in the eye of the e, which also opens and closes the videos.',
        nl: 'Een open boek in het oog van de e, dat ook de video’s opent en afsluit.',
      },
      pictures: [
        {
          art: eLearningGroupArt.logo,
          ground: 'light',
          alt: {
            en: 'A yellow house by day. Logo on the cream sign above its door: a navy letter e with an open yellow book in its eye and a coral dot, beside the name E-Learning Group',
            nl: 'Een geel huis overdag. Logo op het crèmekleurige bord boven de deur: een donkerblauwe letter e met een opengeslagen geel boek erin en een koraalkleurige stip, naast de naam E-Learning Group',
          },
        },
        {
          art: eLearningGroupArt.logoOnDark,
          ground: 'dark',
          alt: {
            en: 'The house at night, with light in its open door. Logo on a navy sign: the e and the name in cream, book in yellow, dot in coral',
            nl: 'Het huis bij nacht, met licht in de open deur. Logo op een donkerblauw bord: de e en de naam in crème, het boek in geel, de stip in koraal',
          },
        },
      ],
    },
  ],
  closing: {
    art: eLearningGroupArt.street,
    title: { en: 'Who are you *really* talking to?', nl: 'Tegen wie hebt u het *eigenlijk*?' },
    text: {
      en: 'Tell us who your customers are, even if they seem to have nothing in common. In the first call we say which group we would begin with, and why.',
      nl: 'Vertel ons wie uw klanten zijn, ook als ze weinig gemeen lijken te hebben. In het eerste gesprek zeggen we met welke groep wij zouden beginnen, en waarom.',
    },
  },
};
