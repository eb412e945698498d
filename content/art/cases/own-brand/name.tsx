import { useContext } from 'react';
import { site } from '../../../site.ts';
import { Outline, OutlinerContext } from '../../outline.tsx';

interface NameProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** A longer brand name is set smaller, so that it never grows wider than this. */
  readonly widest: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill: string;
}

/** The agency's name in its display face. */
export function Name({ x, y, size, widest, anchor = 'start', fill }: NameProps) {
  const outline = useContext(OutlinerContext);
  const natural = outline(site.name, 'serif', size, -0.02).width;
  const fitting = natural > widest ? Math.floor((size * widest) / natural) : size;
  return (
    <Outline face="serif" size={fitting} x={x} y={y} anchor={anchor} tracking={-0.02} fill={fill}>
      {site.name}
    </Outline>
  );
}
