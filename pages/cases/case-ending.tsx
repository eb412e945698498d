import type { CaseLook, CaseStudy, CaseTone } from '../../content/cases/case-types.ts';
import type { PictureFile } from '../page.ts';
import { type Action, ButtonRow } from '../parts/button-row.tsx';
import { Emphasis } from '../parts/emphasis.tsx';
import { Picture } from '../parts/picture.tsx';
import { type PicturePlace, picturePlaces } from '../parts/picture-places.ts';
import { classNames, type Place, placeOf } from '../parts/place.ts';
import { Drop } from './drop.tsx';

export interface CaseEndingProps {
  readonly study: Pick<CaseStudy, 'look'>;
  readonly title: string;
  readonly text: string;
  readonly primary: Action;
  readonly secondary: Action;
  /** A detail of the work, where one stands. */
  readonly detail: PictureFile | undefined;
}

/** Where headline and words stand; those that are not named take the whole width. */
const places: Readonly<Partial<Record<CaseLook['shape'], { readonly title: Place; readonly words: Place }>>> = {
  petal: { title: { cols: '2-8', from: 'wide' }, words: { cols: '2-8', from: 'wide' } },
  bar: { title: { cols: '1-9', from: 'wide' }, words: { cols: '2-12', from: 'wide' } },
  quarter: { title: { cols: '1-6', from: 'wide' }, words: { cols: '7-12', row: '2', from: 'wide' } },
  round: { title: { cols: '1-7', from: 'wide' }, words: { cols: '1-6', from: 'wide' } },
  drawn: {
    title: { cols: '1-7', row: '1', from: 'wide', align: 'end' },
    words: { cols: '8-12', row: '1', from: 'wide', align: 'end' },
  },
  cut: {
    title: { cols: '1-9', row: '1', from: 'full' },
    words: { cols: '10-12', row: '1', from: 'full', align: 'end' },
  },
};

/** What the words stand on where it is not the ground of the whole. */
const wordsTones: Readonly<Partial<Record<CaseLook['shape'], CaseTone>>> = { bar: 'ink', quarter: 'ground' };

const details: readonly CaseLook['shape'][] = ['bar', 'round'];

/** How large the picture stands there; the end of the cut is type alone, that of the petal its drop. */
export const endingPlace = ({ shape }: CaseLook): PicturePlace | undefined =>
  shape === 'cut' || shape === 'petal' ? undefined : picturePlaces[details.includes(shape) ? 'endingDetail' : 'ending'];

/** The last words of a case, in its client's voice and colours, composed in the client's own shape around a detail of the work. */
export function CaseEnding({ study: { look }, title, text, primary, secondary, detail }: CaseEndingProps) {
  const { shape, opening } = look;
  const { title: titlePlace = {}, words = {} } = places[shape] ?? {};
  return (
    <section className="case-ending" data-tone={shape === 'round' ? 'ink' : opening} aria-labelledby="case-ending">
      {shape === 'petal' && <Drop />}
      {detail && (
        <div className="case-ending__plane" aria-hidden="true">
          <Picture file={detail} alt="" />
        </div>
      )}
      <div
        className={classNames(shape === 'quarter' ? 'case-ending__tiles' : 'wrapper', 'grid')}
        data-gap={shape === 'quarter' ? 'none' : 'm'}
      >
        <h2
          className="case-heading__title"
          id="case-ending"
          data-tone={shape === 'quarter' ? 'soft' : undefined}
          {...placeOf(titlePlace)}
        >
          <Emphasis>{title}</Emphasis>
        </h2>
        <div data-tone={wordsTones[shape]} {...placeOf(words)}>
          <p className="lede measure">{text}</p>
          <ButtonRow primary={primary} secondary={secondary} above="l" />
        </div>
      </div>
    </section>
  );
}
