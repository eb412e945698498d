import type { PictureFile } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';

export interface RaisedProps {
  readonly file: PictureFile;
  /** What the figure stands behind. */
  readonly children: string;
}

/** Words with a raised figure, which never begins a line: it keeps with their end, which is short where a word may be broken. */
export const Raised = ({ file, children }: RaisedProps) => {
  const end = Math.max(children.lastIndexOf(' '), children.lastIndexOf('\u00ad')) + 1;
  return (
    <>
      {children.slice(0, end)}
      <span className="nowrap">
        {children.slice(end)}
        <Picture file={file} alt="" />
      </span>
    </>
  );
};
