import { BareMark } from './bare-mark.tsx';

/** The grounds a mark has to pass: large on light, on ink, on gold in one colour, and as small as a browser tab. */
const kinds = ['light', 'ink', 'single', 'small'] as const;
const smallSizes = ['4rem', '2rem', '1rem'] as const;

/** The site’s own mark on the grounds and in the sizes that every mark has to pass. */
export function MarkGrounds() {
  return (
    <div className="mark-grounds" aria-hidden="true">
      {kinds.map((kind) => (
        <div className="mark-grounds__ground" data-kind={kind} key={kind}>
          {kind === 'small' ? (
            smallSizes.map((size) => <BareMark key={size} />)
          ) : (
            <BareMark lines={kind === 'single'} />
          )}
        </div>
      ))}
    </div>
  );
}
