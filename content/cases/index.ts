import { b2bInsider } from './b2b-insider.ts';
import type { CaseStudy } from './case-types.ts';
import { eLearningGroup } from './e-learning-group.ts';
import { ownBrand } from './own-brand.ts';
import { hrneeds } from './hrneeds.ts';
import { kraftortreisen } from './kraftortreisen.ts';
import { seidl } from './seidl.ts';
import { skinClinic } from './skin-clinic.ts';
import type { CaseId } from './slugs.ts';

/** Every case study, in the order of the portfolio. */
export const cases: Readonly<Record<CaseId, CaseStudy>> = {
  'skin-clinic': skinClinic,
  kraftortreisen,
  seidl,
  hrneeds,
  'b2b-insider': b2bInsider,
  'e-learning-group': eLearningGroup,
  'own-brand': ownBrand,
};
