import type { Testimonial } from './cases/case-types.ts';
import { cases } from './cases/index.ts';
import type { CaseId } from './cases/slugs.ts';
import { type Localized, localized } from './locale.ts';
import type { FixedRoute } from './routes.ts';
import { site } from './site.ts';

/** The page each card of 'What We Do' leads to. */
export const homeCardRoutes = {
  website: 'services',
  marketing: 'marketing',
  branding: 'branding',
} as const satisfies Record<string, FixedRoute>;

/** The cases shown under 'Latest Success Stories'. */
export const homeStories = ['skin-clinic', 'kraftortreisen', 'hrneeds'] as const satisfies readonly CaseId[];

/** What three clients say; each stands in the portfolio. `loud`: the words of one that are set as large as they can be, the others speak below it. */
export const homeVoices: readonly (Testimonial & { readonly loud?: Localized<string> })[] = [
  {
    company: cases.hrneeds.title,
    role: { en: 'Product lead', nl: 'Productmanager' },
    quote: {
      en: 'Our header used to explain everything at once. Now it says one thing. Visitors start comparing straight\u00a0away.',
      nl: 'Onze header wilde alles tegelijk uitleggen. Nu zegt hij één ding. Bezoekers gaan meteen\u00a0vergelijken.',
    },
    loud: { en: 'Now it says one thing.', nl: 'Nu zegt hij één ding.' },
    rating: 5,
  },
  {
    company: cases['b2b-insider'].title,
    role: { en: 'Conference organiser', nl: 'Congresorganisator' },
    quote: {
      en: 'Each conference used to look like the work of a different company. Now the invitation, the posts and the background behind the speaker belong together.',
      nl: 'Elk congres leek wel door een ander bedrijf gemaakt. Nu horen de uitnodiging, de berichten en de achtergrond achter de spreker zichtbaar bij\u00a0elkaar.',
    },
    rating: 5,
  },
  {
    company: cases['e-learning-group'].title,
    role: { en: 'Marketing manager', nl: 'Marketingmanager' },
    quote: {
      en: 'Before anyone drew a line they asked us who we were talking to. Every audience now has its own series on Instagram, and people notice.',
      nl: 'Voor er ook maar één lijn op papier stond, wilden ze weten tegen wie we het eigenlijk hadden. Nu heeft elke doelgroep een eigen reeks op Instagram, en dat valt op.',
    },
    rating: 5,
  },
];

/** The tagline as a headline: its last word in italics. */
const emphasised = (tagline: string): string => tagline.replace(/\S+$/, '*$&*');

/** The words of the home page. */
export const homeWords = localized({
  en: {
    head: {
      title: `${site.name} - ${site.tagline.en}`,
      description: `${site.name} makes websites, brands and marketing for startups, solo professionals and companies. See the work, then book your free consultation.`,
    },
    sharePicture: 'A cut stone seen from above, in gold on black, its planes lit from the upper right.',
    hero: {
      title: emphasised(site.tagline.en),
      lead: 'We make websites, brands and marketing for startups, solo professionals and companies, and show what your work is worth.',
      cta: 'Get your free consultation',
    },
    whatWeDo: {
      title: 'What We Do',
      lead: 'One team does all three, so that your website, your posts and your business card look and sound like one company.',
      cards: {
        website: {
          title: 'Website Design',
          text: 'Designed around what you have to say, and built light so that every page loads fast.',
          features: [
            'From 3–5 pages to as many as you need',
            'Every page laid out for the phone first',
            'Readable for search engines from the start',
          ],
          link: 'Look at website design',
        },
        marketing: {
          title: 'Marketing',
          text: 'Be there when people search or ask, and stay in view until they are ready to buy.',
          features: ['SEO for search engines', 'GEO for AI assistants', 'Social media, planned and looked after'],
          link: 'Look at marketing',
        },
        branding: {
          title: 'Branding',
          text: 'A mark, colours and a voice that people know before they have read your name.',
          features: [
            'Logo design with variations',
            'Brand theme and strategy',
            'Marketing materials for print and screen',
          ],
          link: 'Look at branding',
        },
      },
    },
    stories: {
      title: 'Latest Success Stories',
      lead: 'What each of these clients came with, and what we made of it.',
      all: 'See the whole portfolio',
    },
    testimonials: {
      title: 'What clients say',
    },
    closing: {
      title: 'Bring us the *rough* stone',
      text: 'Tell us what you have and what you want it to become. The first consultation is free.',
      start: 'Start your Project',
    },
  },
  nl: {
    head: {
      title: `${site.name} - ${site.tagline.nl}`,
      description: `${site.name} maakt websites, huisstijlen en marketing voor starters, zelfstandigen en bedrijven. Bekijk ons werk en vraag een gratis adviesgesprek aan.`,
    },
    sharePicture: 'Een geslepen steen van boven gezien, in goud op zwart, met licht dat van rechtsboven invalt.',
    hero: {
      title: emphasised(site.tagline.nl),
      lead: 'U brengt de steen, wij slijpen: een website, een huisstijl en marketing die laten zien wat uw bedrijf waard is.',
      cta: 'Vraag een gratis adviesgesprek aan',
    },
    whatWeDo: {
      title: 'Wat wij doen',
      lead: 'Drie vakken onder één dak. Zo vertellen uw website, uw berichten en uw visitekaartje hetzelfde verhaal.',
      cards: {
        website: {
          title: 'Webdesign',
          text: 'Sites die snel laden, prettig lezen en goed te vinden zijn. Wat u te vertellen hebt, bepaalt het ontwerp.',
          features: [
            'Van 3–5 pagina’s tot zoveel als u nodig hebt',
            'Elke pagina eerst voor de telefoon ontworpen',
            'Van meet af aan op vindbaarheid gebouwd',
          ],
          link: 'Meer over webdesign',
        },
        marketing: {
          title: 'Onlinemarketing',
          text: 'Wees erbij als mensen zoeken of iets vragen, en blijf in beeld tot ze aan kopen toe zijn.',
          features: ['SEO voor zoekmachines', 'GEO voor AI-assistenten', 'Sociale media, gepland en bijgehouden'],
          link: 'Meer over marketing',
        },
        branding: {
          title: 'Merk en huisstijl',
          text: 'Een beeldmerk, kleuren en een toon die mensen herkennen nog voor ze uw naam hebben gelezen.',
          features: [
            'Logo-ontwerp met varianten',
            'Merkstrategie en stijl',
            'Marketingmateriaal voor papier en scherm',
          ],
          link: 'Meer over branding',
        },
      },
    },
    stories: {
      title: 'Recente succesverhalen',
      lead: 'Drie opdrachtgevers, elk met een heel ander vertrekpunt.',
      all: 'Bekijk het hele portfolio',
    },
    testimonials: {
      title: 'Wat opdrachtgevers zeggen',
    },
    closing: {
      title: 'Breng ons de *ruwe* steen',
      text: 'Vertel wat u hebt en wat het moet worden. Het eerste adviesgesprek is gratis.',
      start: 'Start uw project',
    },
  },
});
