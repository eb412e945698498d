import type { CaseStudy } from '../../content/cases/case-types.ts';
import { Picture, type PictureProps } from './picture.tsx';

export interface CaseCoverProps extends Omit<PictureProps, 'className'> {
  readonly id: CaseStudy['id'];
}

/** The picture a case is known by. It travels from page to page: what leads to the case grows into the hero of its page. */
export function CaseCover({ id, ...picture }: CaseCoverProps) {
  return <Picture {...picture} className={`case-cover cover-${id}`} />;
}
