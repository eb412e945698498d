import { BareMark } from './bare-mark.tsx';

/** The trials of a mark: in large on light, on ink, on gold in one colour, and as small as a browser tab. */
const trials = ['light', 'ink', 'single', 'small'] as const;
const smallSizes = ['l', 'm', 's'] as const;

/** The house mark on the grounds and in the sizes that every mark has to pass. */
export function MarkTrials() {
  return (
    <div className="mark-trials" aria-hidden="true">
      {trials.map((trial) => (
        <div className="mark-trials__ground" data-trial={trial} key={trial}>
          {trial === 'small' ? (
            smallSizes.map((size) => (
              <span className="mark-trials__small" data-size={size} key={size}>
                <BareMark />
              </span>
            ))
          ) : (
            <BareMark />
          )}
        </div>
      ))}
    </div>
  );
}
