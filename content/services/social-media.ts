import type { CaseId } from '../cases/slugs.ts';
import { localized } from '../locale.ts';
import { money, plan, type PlanId } from '../prices.ts';
import { site } from '../site.ts';

/** The plans whose prices and features the page prints: two to let us publish, two to publish yourself. */
export const socialMediaPlans = {
  together: ['social-essentials', 'social-growth'],
  alone: ['social-strategy', 'content-calendar'],
} as const satisfies Record<string, readonly PlanId[]>;

/** The posts on the phone, from top to bottom: a case, and which of its posts (from nought). */
export const socialFeed: readonly { readonly id: CaseId; readonly post: number }[] = [
  { id: 'b2b-insider', post: 1 },
  { id: 'skin-clinic', post: 1 },
  { id: 'kraftortreisen', post: 1 },
];

/** The words of the social media page. */
export const socialMediaWords = localized({
  en: {
    head: {
      title: `Social media management from ${money(plan('social-essentials').amount, 'en')} | ${site.name}`,
      description:
        'Strategy, posts, reels and replies in your own style. Five steps, eight services and monthly plans, or a strategy that your own team carries out.',
    },
    sharePicture: 'A phone cut like a gemstone, with a feed of small stones in it and a heart beside it.',
    hero: {
      title: 'Make the *thumb* stop',
      text: 'People give a post about as long as it takes to move a thumb. We make posts that use that moment: one thought, one image, recognisably yours.',
    },
    feed: { label: 'A feed of posts we made for clients' },
    what: {
      heading: 'What social media marketing is',
      paragraphs: [
        'It means being present, with a purpose, on the networks where your customers spend their time. You show how you work and what you know, you answer questions, and you learn what people want from you.',
        'A modest number of posts, kept up, brings more than a firework in January and silence in March.',
      ],
    },
    why: {
      heading: 'Why it matters',
      items: [
        'Customers check your profile before they buy, and a *silent* one raises doubts.',
        'You reach people who are not searching yet and will *remember* you when they do.',
        'Questions and criticism reach you early, and you can answer in *public*.',
        'Pictures of your *own* work, people and premises convince more than stock photographs.',
        'You see within *days* which subjects people respond to, and can use them on your website too.',
      ],
    },
    steps: {
      heading: 'From silence to rhythm',
      items: [
        {
          title: 'Listening',
          text: 'We look at your channels, at those of your competitors and at what your customers talk about. You tell us what you would never post.',
        },
        {
          title: 'Strategy',
          text: 'Whom we address, where, about what and how often, with goals that can be counted.',
        },
        {
          title: 'Content calendar',
          text: 'Themes, dates and formats for the coming weeks. You see every post before it goes out and say yes, no or almost.',
        },
        {
          title: 'Production and publishing',
          text: 'We write, design, edit and schedule. Templates keep the style together when something has to go out quickly.',
        },
        {
          title: 'Dialogue and evaluation',
          text: 'We answer, in the way agreed with you, and look at the figures with you. What works gets more room; what does not is dropped.',
        },
      ],
    },
    services: {
      heading: 'What we take on',
      items: [
        { title: 'Strategy', text: 'A working document with audience, channels, subjects and goals.' },
        { title: 'Content calendar', text: 'A plan for the year, reviewed every quarter.' },
        { title: 'Post design', text: 'Single images and carousels in your colours and type.' },
        { title: 'Copywriting', text: 'Captions and hashtags that sound like you when you have time.' },
        { title: 'Reels and stories', text: 'Short videos from your material, or filmed to our shot list.' },
        { title: 'Scheduling', text: 'Everything goes out at the planned time, even while you are on holiday.' },
        { title: 'Community management', text: 'Comments and messages answered, difficult ones passed to you.' },
        { title: 'Reports', text: 'What was seen, saved and answered, and what follows from it.' },
      ],
    },
    cost: {
      heading: 'With us or by yourself',
      together: {
        heading: 'We publish',
        text: 'Two plans by the month. They differ in how often you appear and how much of the conversation we take over.',
      },
      alone: { heading: 'You publish', text: 'For teams that post themselves and need a plan to rely on.' },
      note: 'The accounts, the passwords and everything we make for you remain yours. Adverts are not part of these prices.',
    },
    next: {
      heading: 'What happens next',
      text: `Send us the names of your channels, or tell us that there are none. In a first call of ${site.callMinutes} minutes we say where we would begin. A proposal follows.`,
    },
    closing: {
      heading: 'Say something *worth* hearing',
      text: 'You know your trade. We make it fit a square.',
      action: 'Start Your Strategy',
    },
  },
  nl: {
    head: {
      title: `Sociale media uitbesteden vanaf ${money(plan('social-essentials').amount, 'nl')} | ${site.name}`,
      description:
        'Strategie, berichten, reels en reacties in uw eigen stijl. Vijf stappen, acht diensten en een maandplan, of een strategie voor uw eigen team.',
    },
    sharePicture: 'Een telefoon, geslepen als een edelsteen, met kleine stenen als berichten en een hart ernaast.',
    hero: {
      title: 'Waar de *duim* voor stilstaat',
      text: 'Een bericht krijgt net zoveel tijd als een duim nodig heeft om verder te schuiven. Wij maken berichten die dat moment benutten: één gedachte, één beeld, herkenbaar van u.',
    },
    feed: { label: 'Een feed met berichten die wij voor klanten maakten' },
    what: {
      heading: 'Wat is marketing op sociale media?',
      paragraphs: [
        'U bent met een doel aanwezig op de netwerken waar uw klanten hun tijd doorbrengen. U laat zien hoe u werkt en wat u weet, u geeft antwoord en u ontdekt wat mensen van u willen.',
        'Een bescheiden ritme dat u volhoudt, levert meer op dan vuurwerk in januari en stilte in maart.',
      ],
    },
    why: {
      heading: 'Waarom het ertoe doet',
      items: [
        'Klanten bekijken uw profiel voordat ze kopen, en *stilte* wekt twijfel.',
        'U bereikt mensen die nog niet zoeken en aan u *denken* zodra ze dat wel doen.',
        'Vragen en kritiek komen vroeg bij u terecht, en *iedereen* kan uw antwoord lezen.',
        '*Echt* werk, echte mensen en echte plekken wekken meer vertrouwen dan welke slogan ook.',
        'Binnen enkele *dagen* ziet u welke onderwerpen aanslaan, en die kunt u ook op uw website gebruiken.',
      ],
    },
    steps: {
      heading: 'Van stilte naar ritme',
      items: [
        {
          title: 'Luisteren',
          text: 'Wij bekijken uw kanalen, die van uw concurrenten en waar uw klanten over praten. U vertelt wat u nooit zou plaatsen.',
        },
        {
          title: 'Strategie',
          text: 'Wie we aanspreken, waar, waarover en hoe vaak, met doelen die te tellen zijn.',
        },
        {
          title: 'Contentkalender',
          text: 'Thema’s, datums en vormen voor de komende weken. U ziet elk bericht voordat het verschijnt en zegt ja, nee of bijna.',
        },
        {
          title: 'Maken en plaatsen',
          text: 'Wij schrijven, ontwerpen, monteren en plannen in. Sjablonen houden de stijl bijeen als iets snel de deur uit moet.',
        },
        {
          title: 'Gesprek en evaluatie',
          text: 'Wij antwoorden zoals met u is afgesproken en bekijken de cijfers samen met u. Wat werkt, krijgt meer ruimte; wat niet werkt, verdwijnt.',
        },
      ],
    },
    services: {
      heading: 'Wat wij u uit handen nemen',
      items: [
        { title: 'Strategie', text: 'Een werkdocument met doelgroep, kanalen, onderwerpen en doelen.' },
        { title: 'Contentkalender', text: 'Een plan voor het hele jaar, dat we elk kwartaal herzien.' },
        { title: 'Vormgeving', text: 'Losse beelden en carrousels in uw kleuren en uw lettertype.' },
        { title: 'Tekst', text: 'Bijschriften en hashtags die klinken als u, op een dag dat u tijd hebt.' },
        {
          title: 'Reels en stories',
          text: 'Korte video’s uit uw eigen materiaal of gefilmd volgens onze opnamelijst.',
        },
        { title: 'Inplannen', text: 'Alles verschijnt op het geplande moment, ook als u op vakantie bent.' },
        { title: 'Communitybeheer', text: 'Reacties en berichten beantwoord. Lastige gevallen leggen we aan u voor.' },
        { title: 'Verslagen', text: 'Wat er bekeken, bewaard en beantwoord is, en wat daaruit volgt.' },
      ],
    },
    cost: {
      heading: 'Met ons of zelf',
      together: {
        heading: 'Wij plaatsen',
        text: 'Twee maandplannen. Het verschil zit in hoe vaak u verschijnt en hoeveel van het gesprek wij overnemen.',
      },
      alone: {
        heading: 'U plaatst',
        text: 'Voor teams die zelf plaatsen en een plan zoeken waarop ze kunnen bouwen.',
      },
      note: 'De accounts, de wachtwoorden en alles wat wij voor u maken, blijven van u. Advertenties zitten niet in deze prijzen.',
    },
    next: {
      heading: 'Hoe het verdergaat',
      text: `Stuur ons de namen van uw kanalen, of schrijf dat u er geen hebt. In een gesprek van ${site.callMinutes} minuten vertellen we wat wij als eerste zouden doen. Daarna volgt een voorstel.`,
    },
    closing: {
      heading: 'Vertel iets wat *beklijft*',
      text: 'U kent uw vak. Wij weten hoe het in een vierkantje past.',
      action: 'Start Uw Strategie',
    },
  },
});
