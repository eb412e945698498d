import type { CaseStudy } from '../../content/cases/case-types.ts';
import type { PictureFile } from '../page.ts';
import { type Action, ButtonRow } from '../parts/button-row.tsx';
import { Emphasis } from '../parts/emphasis.tsx';
import { Picture } from '../parts/picture.tsx';

export interface CaseEndingProps {
  readonly study: Pick<CaseStudy, 'look'>;
  readonly title: string;
  readonly text: string;
  readonly primary: Action;
  readonly secondary: Action;
  /** A detail of the work. */
  readonly detail: PictureFile;
}

/** The last words of a case, still in its client's colours: and beside them a detail of the work, cut to the client’s own shape. */
export function CaseEnding({ study: { look }, title, text, primary, secondary, detail }: CaseEndingProps) {
  return (
    <section className="case-ending" data-tone={look.opening} aria-labelledby="case-ending">
      <div className="case-ending__plane" aria-hidden="true">
        <Picture file={detail} alt="" />
      </div>
      <div className="wrapper grid" data-gap="m">
        <h2 className="display" data-size="xl" id="case-ending" data-cols="1-7" data-from="wide">
          <Emphasis>{title}</Emphasis>
        </h2>
        <div data-cols="1-6" data-from="wide">
          <p className="lede measure">{text}</p>
          <ButtonRow primary={primary} secondary={secondary} above="l" />
        </div>
      </div>
    </section>
  );
}
