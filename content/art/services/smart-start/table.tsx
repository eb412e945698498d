import { slopes } from '../cut/stone-facets.ts';
import { clay } from './pottery.ts';

interface TableProps {
  /** The middle of the foot of what stands on it. */
  readonly x: number;
  readonly y: number;
}

/** What a jug stands on, on a page of its own: a board in full light that goes on beyond the page, on which it throws its shade away from the lamp. */
export const Table = ({ x, y }: TableProps) => (
  <>
    <path fill={clay[1]} d={`M-300 ${y - 120}H1200V${y + 400}H-300Z`} />
    <path
      fill={clay[3]}
      d={`M${x - 80} ${y}L${x + 60} ${y - 90}H${x + 700}V${y - 90 + 200 * slopes.flat}L${x + 90} ${y + 12}Z`}
    />
  </>
);
