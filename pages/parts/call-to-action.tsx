import { BrandMark } from './brand-mark.tsx';
import { type Action, ButtonRow } from './button-row.tsx';
import { Emphasis } from './emphasis.tsx';
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

/** The end of a page, on ink: what to do next, and a second way for those who are not there yet. */
export function CallToAction({ title, text, primary, secondary, edge = 'rise' }: CallToActionProps) {
  return (
    <Section ground="ink" {...(edge && { edge })} className="call-to-action">
      <div className="wrapper grid">
        <div className="call-to-action__stone">
          <BrandMark />
        </div>
        <h2 className="call-to-action__title grid__full">
          <Emphasis>{title}</Emphasis>
        </h2>
        <div className="grid__text">
          {text && <p className="call-to-action__text">{text}</p>}
          <ButtonRow primary={primary} secondary={secondary} />
        </div>
      </div>
    </Section>
  );
}
