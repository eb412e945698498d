import type { ReactNode } from 'react';
import { type Action, ButtonRow } from './button-row.tsx';
import { Emphasis } from './emphasis.tsx';
import { classNames, type Place, placeOf } from './place.ts';
import { Section, type SectionProps } from './section.tsx';

export interface CallToActionProps {
  /** One word may stand between asterisks. */
  readonly title: string;
  readonly text?: string;
  /** What comes before the buttons: how it begins. */
  readonly first?: ReactNode;
  readonly primary: Action;
  readonly secondary?: Action;
  /** Ink unless said. */
  readonly ground?: SectionProps['ground'];
  /** `null`: a straight edge, where the section before is ink too or its ground changes without a cut. */
  readonly edge?: NonNullable<SectionProps['edge']> | null;
  /** A hairline above, where the section before is of the same ground. */
  readonly rule?: boolean;
  /** What the page's own drawing becomes at its end; for the eye only. Behind the words, or where `places` puts it. */
  readonly signature?: ReactNode;
  /** Where the parts stand in twelve columns; in one column they follow each other as named here. */
  readonly places?: { readonly title?: Place; readonly words?: Place; readonly signature?: Place };
  /** A class of the page's own block. */
  readonly className?: string;
}

/** The end of a page: what to do next, and a second way for those who are not there yet, with what the page has drawn so far. */
export function CallToAction(props: CallToActionProps) {
  const {
    title,
    text,
    first,
    primary,
    secondary,
    ground = 'ink',
    edge = 'rise',
    rule,
    signature,
    places = {},
    className,
  } = props;
  return (
    <Section
      ground={ground}
      {...(edge && !rule && { edge })}
      {...(rule && { rule })}
      className={classNames('call-to-action', className)}
    >
      {signature && !places.signature && (
        <div className="call-to-action__signature" aria-hidden="true">
          {signature}
        </div>
      )}
      <div className="wrapper grid">
        <h2 className="call-to-action__title display" data-size="xl" {...placeOf(places.title ?? {})}>
          <Emphasis>{title}</Emphasis>
        </h2>
        <div {...placeOf(places.words ?? { cols: '6-11' })}>
          {text && <p className="lede measure">{text}</p>}
          {first}
          <ButtonRow primary={primary} secondary={secondary} above="l" />
        </div>
        {signature && places.signature && (
          <div className="call-to-action__drawing" aria-hidden="true" {...placeOf(places.signature)}>
            {signature}
          </div>
        )}
      </div>
    </Section>
  );
}
