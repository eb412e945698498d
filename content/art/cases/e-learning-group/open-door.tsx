import { Flat, Line, type Motif } from './print.tsx';

/** A door that stands open, and the light that falls out of it. */
export const doorway: Motif = ({ first, second }) => (
  <>
    <Flat>
      <path fill={first} d="M48 204V86A56 56 0 0 1 160 86V204Z" />
      <path fill={first} d="M48 204H160L118 238H-8Z" />
      <path fill={second} d="M160 86A56 56 0 0 0 148 50L214 30V234L160 204Z" />
    </Flat>
    <Line d="M48 204V86A56 56 0 0 1 160 86V204ZM148 50L214 30V234L160 204M188 128V146M0 204H48L-10 240M160 204L120 238" />
  </>
);

/** For people who change profession: a door stands open, and behind it the sun comes up. */
export const openDoor: Motif = ({ first, second }) => (
  <>
    {doorway({ first, second })}
    <Flat>
      <path fill={second} d="M68 168A36 36 0 0 1 140 168Z" />
    </Flat>
    <Line d="M48 168H160M68 168A36 36 0 0 1 140 168" />
    <Line d="M104 116V100M73 131L63 120M135 131L145 120" width={6} />
  </>
);
