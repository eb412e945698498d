import type { Area } from '../../../content/services/geo.ts';
import { Section } from '../../parts/section.tsx';
import { CutWords } from './cut-out.tsx';
import { Entry } from './entry.tsx';

export interface AreasProps {
  readonly words: { readonly heading: string; readonly question: string; readonly items: readonly Area[] };
}

/** A whole answer across the page, all its pieces in the light; below it each of the places that they were cut from, and the work that makes such a place. */
export const Areas = ({ words: { heading, question, items } }: AreasProps) => (
  <Section ground="ink">
    <div className="wrapper">
      <p className="lede">{question}</p>
      <p className="geo-areas__answer display" data-above="s" data-stagger="100">
        {items.map(({ passage }) => (
          <span key={passage}>
            <CutWords>{passage}</CutWords>{' '}
          </span>
        ))}
      </p>
      <h2 className="display" data-size="l" data-above="2xl">
        {heading}
      </h2>
      <ol className="geo-areas columns" role="list" data-above="l" data-gap="s" data-stagger="100">
        {items.map(({ title, text, source, place }) => (
          <li className="split" data-from="wide" data-gap="s-xl" data-items="center" key={title}>
            <div className="geo-areas__source" data-ground="paper" data-pad="m" aria-hidden="true">
              <p className="small quiet">{place}</p>
              <p className="display" data-size="s" data-above="xs">
                {source.startsWith('<') ? (
                  <code>
                    <CutWords holes>{source}</CutWords>
                  </code>
                ) : (
                  <CutWords holes>{source}</CutWords>
                )}
              </p>
            </div>
            <div>
              <Entry title={title} text={text} accent />
            </div>
          </li>
        ))}
      </ol>
    </div>
  </Section>
);
