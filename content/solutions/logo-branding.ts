import { site } from '../site.ts';
import type { Solution } from './solution.ts';

/** For a company that has outgrown the way it looks. */
export const logoBranding: Solution<'points' | 'prose' | 'uses' | 'example'> = {
  links: [
    {
      route: 'branding',
      words: {
        en: { label: 'See how we build a brand', text: 'Logo design, brand theme and strategy, marketing materials.' },
        nl: { label: 'Zo bouwen wij een merk', text: 'Logo-ontwerp, merkstrategie en stijl, marketingmateriaal.' },
      },
    },
  ],
  plans: ['logo', 'marketing-materials', 'rebranding'],
  words: {
    en: {
      head: {
        title: `Do you need a new logo or a rebrand? | ${site.name}`,
        description:
          'Has your company outgrown its logo? Find out whether you need a new mark, new materials or a new brand, how we begin and what each costs.',
      },
      hero: {
        title: 'You have outgrown your *logo*',
        lead: 'It was fine when you began. Beside the work you deliver today it looks thin, and every flyer comes out a little different.',
      },
      sharePicture:
        'Letter, bag, tag and other printed matter in one heap, each in different colours and with a different ampersand.',
      body: {
        points: {
          title: 'How much do you need?',
          items: [
            {
              title: 'A new mark',
              text: 'Your colours and your tone are right, but the logo is not. We draw a new one with its variations.',
            },
            {
              title: 'New materials',
              text: 'The logo is sound, but the things that carry it do not match. We make brochures, banners and flyers that belong together.',
            },
            {
              title: 'A new brand',
              text: 'The company itself has changed. We begin with the strategy and rebuild the rest from there.',
            },
          ],
        },
        example: 'Vos & Lam, an invented company, stands in for you.',
        prose: {
          title: 'Before the first sketch',
          paragraphs: [
            'We gather everything that carries your name, from the invoice to the van, and lay it side by side. What does not belong shows at once.',
            'Then we ask who chooses you, for what reason, and what they have seen of you by then. The answers become a direction in words. We draw once you agree with the words, because a sentence is quicker to change than a\u00a0logo.',
          ],
        },
        uses: {
          title: 'You receive files that your printer, your web team and your sign maker can use as they are.',
          items: ['Printer', 'Web team', 'Sign maker'],
        },
      },
      cost: {
        title: 'Three sizes, and what each costs',
        text: 'If you are unsure which one you need, describe what bothers you and we\u00a0advise\u00a0you.',
      },
      closing: {
        title: 'Show us what you have *now*',
        text: 'Send your logo and the flyer you like least. We tell you what we see.',
      },
    },
    nl: {
      head: {
        title: `Nieuw logo of hele huisstijl nodig? | ${site.name}`,
        description:
          'Is uw bedrijf zijn logo ontgroeid? Lees of u een nieuw logo, nieuw materiaal of een nieuw merk nodig hebt, hoe we beginnen en wat het kost.',
      },
      hero: {
        title: 'Uw logo past u niet *meer*',
        lead: 'Toen u begon, voldeed het. Naast het werk dat u nu levert, oogt het mager, en elke flyer ziet er weer anders uit.',
      },
      sharePicture:
        'Briefpapier, tas, label en ander drukwerk op één hoop, elk in andere kleuren en met een ander &-teken.',
      body: {
        points: {
          title: 'Hoeveel hebt u nodig?',
          items: [
            {
              title: 'Een nieuw logo',
              text: 'Uw kleuren en uw toon kloppen, het logo niet. Wij tekenen een nieuw logo met varianten.',
            },
            {
              title: 'Nieuw materiaal',
              text: 'Het logo deugt, het gebruik ervan niet. Wij maken brochures, banners en flyers die bij elkaar horen.',
            },
            {
              title: 'Een nieuw merk',
              text: 'Het bedrijf zelf is veranderd. Dan beginnen we bij de strategie en bouwen we van daaruit alles opnieuw op.',
            },
          ],
        },
        example: 'Vos & Lam, een verzonnen bedrijf, staat hier voor u.',
        prose: {
          title: 'Vóór de eerste schets',
          paragraphs: [
            'We verzamelen alles waar uw naam op staat, van de factuur tot de bestelbus, en leggen het naast elkaar. Wat er niet bij hoort, valt dan meteen op.',
            'Daarna vragen we wie er voor u kiest, om welke reden, en wat diegene dan al van u heeft gezien. Uit de antwoorden volgt een richting in woorden. Pas als die klopt, gaan we tekenen: een zin is sneller veranderd dan een\u00a0logo.',
          ],
        },
        uses: {
          title: 'U krijgt bestanden waar uw drukker, uw webbouwer en uw signmaker meteen mee verder kunnen.',
          items: ['Drukker', 'Webbouwer', 'Signmaker'],
        },
      },
      cost: {
        title: 'Drie maten, en wat elke maat kost',
        text: 'Twijfelt u? Beschrijf wat u stoort. Wij raden de kleinste maat aan die\u00a0het\u00a0oplost.',
      },
      closing: {
        title: 'Laat zien wat u *nu* hebt',
        text: 'Stuur uw logo mee, en de flyer waar u het minst blij mee bent. Wij zeggen wat we zien.',
      },
    },
  },
};
