import { Flat, Line, type Motif } from './print.tsx';

/** For people who teach: the lesson leaves the screen as a paper plane. */
export const flyingLesson: Motif = ({ first, second }) => (
  <>
    <Flat>
      <path fill={first} d="M34 96A14 14 0 0 1 48 82H176A14 14 0 0 1 190 96V184H34Z" />
      <path fill={second} d="M8 200H216L204 226H20Z" />
      <path fill="#fff" d="M118 74L236 4L196 112L168 84L118 74ZM168 84L166 124L196 112Z" />
    </Flat>
    <Line d="M112 82H48A14 14 0 0 0 34 96V184H190V128M8 200H216L204 226H20ZM92 200H132M62 112H96M62 136H112M62 160H92" />
    <Line d="M118 74L236 4L196 112L168 84ZM236 4L168 84L166 122L182 98" />
    <Line d="M120 160Q148 162 154 134" width={5} />
  </>
);
