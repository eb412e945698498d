import { BrandMark } from './brand-mark.tsx';
import { type Action, ButtonRow } from './button-row.tsx';
import { Emphasis } from './emphasis.tsx';
import { type Place, placeOf } from './place.ts';
import { Section, type SectionProps } from './section.tsx';

export interface CallToActionProps {
  /** One word may stand between asterisks. */
  readonly title: string;
  readonly text?: string;
  readonly primary: Action;
  readonly secondary?: Action;
  /** `null`: a straight edge, where the section before is ink too. */
  readonly edge?: NonNullable<SectionProps['edge']> | null;
}

/** Where title and words stand beside each other, by the edge of the section; the stone takes the rest. */
const places: Readonly<Record<string, { readonly title?: Place; readonly words?: Place }>> = {
  fall: { words: { cols: '1-6', from: 'wide' } },
  crown: { title: { cols: '1-7', from: 'wide' }, words: { cols: '8-12', from: 'wide', align: 'end' } },
};

/** The end of a page, on ink: what to do next, and a second way for those who are not there yet. */
export function CallToAction({ title, text, primary, secondary, edge = 'rise' }: CallToActionProps) {
  const { title: titlePlace = {}, words = {} } = places[edge ?? ''] ?? {};
  return (
    <Section ground="ink" {...(edge && { edge })} className="call-to-action">
      <div className="wrapper grid">
        <div className="call-to-action__stone">
          <BrandMark />
        </div>
        <h2 className="call-to-action__title display" data-size="xl" {...placeOf(titlePlace)}>
          <Emphasis>{title}</Emphasis>
        </h2>
        <div className="grid__text" {...placeOf(words)}>
          {text && <p className="lede measure">{text}</p>}
          <ButtonRow primary={primary} secondary={secondary} above="l" />
        </div>
      </div>
    </Section>
  );
}
