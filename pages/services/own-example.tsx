import { canonicalPrefix, prefixes } from '../../content/routes.ts';
import { examplePlaces, ownExampleWords } from '../../content/services/own-example.ts';
import type { PageContext } from '../page.ts';
import { Section, type SectionProps } from '../parts/section.tsx';
import { SectionHeading } from '../parts/section-heading.tsx';
import { Split } from '../sections/split.tsx';

export interface OwnExampleProps extends Pick<SectionProps, 'ground' | 'edge'> {
  readonly page: keyof typeof examplePlaces;
  readonly context: Pick<PageContext<never>, 'link' | 'linkIn' | 'localize' | 'prefix'>;
}

/** What this site itself ships, each thing with a link to it and to the public rule behind it. */
export function OwnExample({ page, context, ...look }: OwnExampleProps) {
  const { link, linkIn, localize, prefix } = context;
  const { heading, lead, items, figure } = localize(ownExampleWords[page]);
  // Files stand beside the canonical pages only.
  const canonical = canonicalPrefix[prefixes[prefix].locale];
  const hrefOf = (place: (typeof examplePlaces)[typeof page][number]) => {
    if ('page' in place) return link(place.page);
    if ('beside' in place) return linkIn(canonical, place.beside) + place.file;
    return linkIn('root', 'home') + place.file;
  };
  return (
    <Section {...look} labelledBy="own-example">
      <Split className="wrapper" ratio="4-7" from="wide" items="start">
        <SectionHeading title={heading} lead={lead} size="m" id="own-example" />
        <div>
          <ul className="points" role="list" data-room="m">
            {items.map(({ title, text, thing, rule }, index) => {
              const place = examplePlaces[page][index]!;
              return (
                <li className="entry" key={title}>
                  <h3 className="display" data-size="xs">
                    {title}
                  </h3>
                  <p className="quiet measure" data-above="2xs">
                    {text}
                  </p>
                  <p className="cluster" data-above="xs">
                    <a className="text-link" href={hrefOf(place)}>
                      {thing}
                    </a>
                    <a className="text-link" href={place.rule} rel="noopener">
                      {rule}
                    </a>
                  </p>
                </li>
              );
            })}
          </ul>
          <p className="quiet small" data-above="m">
            {figure}
          </p>
        </div>
      </Split>
    </Section>
  );
}
