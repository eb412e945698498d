/**
 * The faces of clients whose names and headlines stand in their own lettering; the build cuts each down to the characters of those
 * words (build/css/case-fonts.ts).
 */
export const caseFaces = {
  marcellus: { family: 'marcellus', weight: 400, capitals: true },
  bricolage: { family: 'bricolage-grotesque', weight: 800, capitals: false },
  grotesk: { family: 'space-grotesk', weight: 700, capitals: false },
  fredoka: { family: 'fredoka', weight: 700, capitals: false },
} as const;

export type CaseFace = keyof typeof caseFaces;

/** What the headlines of a case are set in: one of the site's own faces, or the client's. */
export type CaseTypeface = 'serif' | 'italic' | 'sans' | CaseFace;

export const isCaseFace = (typeface: CaseTypeface): typeface is CaseFace => typeface in caseFaces;
