import { planIds, plans } from '../../content/prices.ts';

/** Texts that Dutch and English share, each with its reason; any other equal text is one that nobody translated. */
export const sameInBoth: readonly { readonly why: string; readonly texts: readonly string[] }[] = [
  {
    why: 'The Dutch word is the same one.',
    texts: ['Home', 'Portfolio', 'Contact', 'Marketing', 'Branding', 'Privacy', 'Cookies', 'Servers', 'Data'],
  },
];

/** The names of the plans: one that is the same in both languages is a name that its owner keeps. */
export const planNames: readonly string[] = planIds.map((id) => plans[id].words.en.title);

/** Words that Dutch has from English and an owner may come to use, in the tags of a case for example. */
export const loanWords: readonly string[] = ['Design', 'Online', 'Team', 'Website'];
