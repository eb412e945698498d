import type { CaseBlock } from '../../../content/cases/case-types.ts';
import type { PageContext } from '../../page.ts';

/** What every block of a case gets: its contents, the page's language and pictures, and its place on the page. */
export interface BlockProps<Block extends CaseBlock = CaseBlock> {
  readonly block: Block;
  readonly localize: PageContext<never>['localize'];
  readonly picture: PageContext<never>['picture'];
  /** Id of its heading, by which its section is named. */
  readonly headingId: string;
  /** How many blocks of its kind came before it, so that neighbours may differ. */
  readonly turn: number;
  /** Headlines above running text go across the page. */
  readonly across?: true | undefined;
  /** The client's name. */
  readonly client: string;
}
