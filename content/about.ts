import type { FilmFacts } from './media/film.ts';
import { site } from './site.ts';

/** The intro film: with `export { default as introFilm } from '../media/intro.mp4';` in the place of this line it takes the poster's place. */
export const introFilm = undefined as import('./media/film.ts').Film | undefined;

/** Since when the film has stood here and what it shows: said below it, and with it search engines are told of the film. */
export const introFilmFacts: FilmFacts | undefined = undefined;

/** The words of the about page, in English only: the Dutch site presents the agency on its home page, so there is nothing to translate. */
export const aboutWords = {
  head: {
    title: `About ${site.name}: how we work and why`,
    description: `${site.name} makes websites, brands and marketing as one job. Read what we do well, how we work with clients and why they choose us.`,
  },
  sharePicture: 'A brilliant seen from above, with a line leading to it from each of four sides.',
  hero: {
    title: 'We cut away what hides the *good* part',
    lead: 'Most companies we meet do better work than their website lets on. Our\u00a0job is to make that visible.',
  },
  /** The poster in the place of the intro film. */
  video: {
    title: 'Intro film',
    alt: 'Three people at a bench by lamplight; one has a hand on the brass machine that holds a stone at 45 degrees.',
    caption: 'Our intro film will play here.',
  },
  mission: {
    title: 'What we are here for',
    /** `good` is set large. */
    belief: {
      before:
        'Small companies are judged on the same screen as large ones. A visitor gives both the same few seconds and rarely asks who had the bigger budget.',
      good: 'We want you to be judged on your work,',
      after: 'so we put that work first and write about it plainly.',
    },
    practice:
      'To do that we keep website, brand and marketing at one table. The person who draws your logo hears what your customers search for. The person who writes your pages knows what your posts promise. You explain your company once, and everything that carries your name afterwards agrees with it.',
  },
  expertise: {
    title: 'Four things we do well',
    items: [
      {
        title: 'Website design',
        text: 'From a compact first site to a platform with bookings and members, and the redesign of what you already have.',
      },
      {
        title: 'Search and AI visibility',
        text: 'SEO and GEO as one programme: pages that machines can read, with facts that people can check.',
      },
      {
        title: 'Social media',
        text: 'Strategy, calendars, posts and reels in your own style, and replies to whoever comments.',
      },
      {
        title: 'Branding',
        text: 'Logos, colours, type and tone of voice, and the printed matter that carries them.',
      },
    ],
  },
  why: {
    title: 'Why clients choose us',
    cards: {
      attention: {
        title: 'Personal attention',
        text: 'You talk to the people who do the work. They know your company, so you never have to start from the beginning.',
      },
      pricing: {
        title: 'Clear pricing',
        text: 'Our prices are on this site. The proposal says what is included, and what would be extra, before you decide.',
      },
      turnaround: {
        title: 'Fast turnaround',
        text: 'Every project has dates that we agree on first. You can see which step we are at, so nothing waits unnoticed.',
      },
      support: {
        title: 'Support that stays',
        text: 'A launch is followed by aftercare. When something needs to change, you write to people who know how it was made.',
      },
    },
  },
  closing: {
    title: 'Shall we *meet*?',
    text: `The first step is a free call of ${site.callMinutes}\u00a0minutes. If you would rather look around first, start with our services.`,
    contact: 'Talk to us',
    services: 'See our services',
  },
};
