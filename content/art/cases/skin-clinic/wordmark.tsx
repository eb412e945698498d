import { useContext } from 'react';
import { Outline, OutlinerContext } from '../../outline.tsx';
import { dropPath } from './drop.ts';

interface WordmarkProps {
  /** Left end of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly accent: string;
  readonly anchor?: 'start' | 'middle';
  /** Adds the line that says what the name stands for. */
  readonly descriptor?: boolean;
}

/** The name, whose hyphen is a drop on its way to the result. */
export function Wordmark({ x, y, size, fill, accent, anchor = 'start', descriptor = true }: WordmarkProps) {
  const outline = useContext(OutlinerContext);
  const before = outline('re', 'cormorant', size, 0).width;
  const after = outline('sult', 'cormorant', size, 0).width;
  const gap = size * 0.4;
  const width = before + gap + after;
  const left = anchor === 'middle' ? x - width / 2 : x;
  const drop = `translate(${left + before + gap * 0.44} ${y - size * 0.215}) rotate(90) scale(${size * 0.085})`;
  const small = size * 0.168;
  return (
    <>
      <Outline face="cormorant" size={size} x={left} y={y} fill={fill}>
        re
      </Outline>
      <path transform={drop} fill={accent} d={dropPath} />
      <Outline face="cormorant" size={size} x={left + before + gap} y={y} fill={fill}>
        sult
      </Outline>
      {descriptor && (
        <Outline
          face="jost"
          size={small}
          x={left + width / 2}
          y={y + size * 0.42}
          anchor="middle"
          tracking={0.38}
          fill={fill}
        >
          SKIN CLINIC
        </Outline>
      )}
    </>
  );
}
