/**
 * The faces of clients whose names and headlines stand in their own lettering; the build cuts each down to the characters of those
 * words, or, where small titles and quotes stand in it too (`titles`), of all that the case says (build/faces/case-fonts.ts). The
 * site's own face that it is `like` stands in for it.
 */
export const caseFaces = {
  marcellus: { family: 'marcellus', weight: 400, capitals: true, titles: true, like: 'serif' },
  cormorant: { family: 'cormorant-garamond', weight: 600, capitals: false, titles: true, like: 'serif' },
  bricolage: { family: 'bricolage-grotesque', weight: 800, capitals: false, titles: false, like: 'sans' },
  grotesk: { family: 'space-grotesk', weight: 700, capitals: false, titles: false, like: 'sans' },
  jakarta: { family: 'plus-jakarta-sans', weight: 700, capitals: false, titles: true, like: 'sans' },
  fredoka: { family: 'fredoka', weight: 700, capitals: false, titles: false, like: 'sans' },
} as const;

export type CaseFace = keyof typeof caseFaces;

/** What the headlines of a case are set in: one of the site's own faces, or the client's. */
export type CaseTypeface = 'serif' | 'sans' | CaseFace;

export const isCaseFace = (typeface: CaseTypeface): typeface is CaseFace => typeface in caseFaces;
