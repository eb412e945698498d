export const [left, right] = ['Vos', 'Lam'] as const;

/** Somebody who is not us; an ampersand is all that its mark needs. */
export const firm = `${left} & ${right}`;

/** What a piece of its printed matter is called. */
export type Name =
  | 'letter'
  | 'envelope'
  | 'card'
  | 'bag'
  | 'tag'
  | 'sign'
  | 'badge'
  | 'brochure'
  | 'page'
  | 'sticker'
  | 'van'
  | 'banner';
