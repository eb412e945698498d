import { Flat, Line, type Motif } from './print.tsx';

/** For people who receive new colleagues: a mug that is glad to see them. */
export const welcomeMug: Motif = ({ first, second }) => (
  <>
    <Flat>
      <path fill={first} d="M34 88H170V176A46 46 0 0 1 124 222H80A46 46 0 0 1 34 176Z" />
      <path fill={second} d="M170 108H184A32 32 0 0 1 184 176H170V156H180A14 14 0 0 0 180 128H170Z" />
      <path fill={second} d="M196 22L232 44L214 76L178 54Z" />
      <circle fill={second} cx="66" cy="164" r="12" />
      <circle fill={second} cx="138" cy="164" r="12" />
    </Flat>
    <Line d="M34 88H170V176A46 46 0 0 1 124 222H80A46 46 0 0 1 34 176ZM170 108H184A33 33 0 0 1 184 176H170M170 128H180A13 13 0 0 1 180 156H170M76 130V138M128 130V138M80 164Q102 190 124 164" />
    <Line
      d="M66 66Q54 52 66 38Q78 26 68 10M102 66Q90 52 102 38Q114 26 104 10M138 66Q126 52 138 38Q144 30 142 22"
      width={6}
    />
    <Line d="M196 22L232 44L214 76L178 54ZM188 64Q170 74 168 88" width={6} />
  </>
);
