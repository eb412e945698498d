import type { VersusBlock } from '../../../content/cases/feature-types.ts';
import { BlockHeading } from '../blocks/block-heading.tsx';
import type { BlockProps } from '../blocks/block.ts';
import { Paragraphs } from './paragraphs.tsx';

/** The client's own instrument, turned on the client: a comparison of two columns, of which one is ticked. */
export function Versus({ block, localize, headingId }: BlockProps<VersusBlock>) {
  const { heading, paragraphs, columns, rows } = block;
  return (
    <div className="wrapper case-statement">
      <BlockHeading id={headingId}>{localize(heading)}</BlockHeading>
      <Paragraphs localize={localize} above="m">
        {paragraphs}
      </Paragraphs>
      <table className="versus" data-above="xl" aria-labelledby={headingId}>
        <thead>
          <tr>
            <th className="versus__row" scope="col">
              <span className="visually-hidden">{localize(columns.row)}</span>
            </th>
            <th className="case-items__title" scope="col">
              {localize(columns.before)}
            </th>
            <th className="versus__after case-items__title" scope="col">
              {localize(columns.after)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, text, before, after }) => (
            <tr key={localize(title)}>
              <th className="versus__row" scope="row">
                <div className="case-items__title">
                  {localize(title)}
                  <span className="visually-hidden">: </span>
                </div>
                {localize(text)}
              </th>
              <td className="quiet">
                <s>{localize(before)}</s>
              </td>
              <td className="versus__after">{localize(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
