import { geoFigures } from '../../../content/art/services/geo.tsx';
import type { GeoWords } from '../../../content/services/geo.ts';
import type { PageContext } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';
import { Section } from '../../parts/section.tsx';
import { Raised } from './raised.tsx';

export interface AreasProps {
  readonly words: GeoWords['areas'];
  readonly picture: PageContext<unknown>['picture'];
}

/** An answer across the page with a raised figure behind each thing it quotes, and the same figures large: where that was found, and the work that puts it there. */
export const Areas = ({ words: { heading, question, items }, picture }: AreasProps) => {
  const figures = geoFigures.map((figure) => picture(figure));
  return (
    <Section ground="ink" className="geo-light">
      <div className="wrapper">
        <p className="large quiet">{question}</p>
        <p className="geo-raised display" data-size="l" data-above="s">
          {items.map(({ passage }, index) => {
            const [before, quoted] = passage.split('*');
            return (
              <span key={passage}>
                {before}
                <span className="accent">
                  <Raised file={figures[index]!}>{quoted!}</Raised>
                </span>{' '}
              </span>
            );
          })}
        </p>
        <div className="geo-notes" data-pile="wide" data-above="2xl">
          <h2 className="display" data-size="hero">
            {heading}
          </h2>
          <ol
            className="columns"
            role="list"
            data-columns="2"
            data-from="wide"
            data-gap="l-xl"
            data-above="xl"
            data-stagger="100"
          >
            {items.map(({ title, text, place }, index) => (
              <li className="geo-note" key={title}>
                <Picture file={figures[index]!} alt="" />
                <div>
                  <h3 className="display" data-size="m">
                    {title}
                  </h3>
                  <p className="large" data-above="2xs">
                    {text}
                  </p>
                  <p className="small quiet" data-above="xs">
                    {place.includes('/')
                      ? place.split(/(?<=\/)/).map((part) => (
                          <span className="sentence" key={part}>
                            {part}
                          </span>
                        ))
                      : place}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
};
