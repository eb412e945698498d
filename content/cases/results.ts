import type { Text } from './case-types.ts';
import type { CaseId } from './slugs.ts';

/**
 * Which claim belongs to which project. The clinic's is its own; the others may be swapped here.
 * Not every case must stand in the table: a new one may state its result in its own file.
 */
export const results = {
  'skin-clinic': { en: '190% appointment bookings', nl: '190% aan geboekte afspraken' },
  kraftortreisen: { en: '300% social engagement increase', nl: '300% meer betrokkenheid op sociale media' },
  seidl: { en: '350% increase in client acquisition', nl: '350% meer nieuwe klanten' },
  hrneeds: { en: '150% boost in lead generation', nl: '150% meer leads' },
  'b2b-insider': { en: '250% membership growth', nl: '250% ledengroei' },
  'e-learning-group': { en: '180% growth in online sales', nl: '180% groei van de onlineverkoop' },
  'own-brand': { en: '200% increase in brand recognition', nl: '200% meer merkherkenning' },
} as const satisfies Partial<Record<CaseId, Text>>;
