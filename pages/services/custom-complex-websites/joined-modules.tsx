import type { Point } from '../../../content/word-shapes.ts';
import type { PictureFile } from '../../page.ts';
import { Picture } from '../../parts/picture.tsx';

export interface JoinedModulesProps {
  /** Five of them; each has its place around the stone. */
  readonly modules: readonly Point[];
  /** The picture of the stone they are set around. */
  readonly stone: PictureFile;
}

/** Modules of different forms around one stone, joined to it by lines where there is room. */
export function JoinedModules({ modules, stone }: JoinedModulesProps) {
  return (
    <div className="joined-modules" data-above="xl">
      <svg className="joined-modules__lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path
          stroke="var(--mark)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          d="M50 45L15 20M50 45L85 14M50 45L14 56M50 45L86 56M50 45V88"
        />
      </svg>
      <Picture className="joined-modules__stone" file={stone} alt="" />
      <ul className="joined-modules__list" role="list" data-stagger="100">
        {modules.map(({ title, text }) => (
          <li className="joined-modules__module" key={title} data-reveal="">
            <div className="plane joined-modules__rim">
              <div className="plane">
                <h3 className="display" data-size="s">
                  {title}
                </h3>
                <p className="quiet" data-above="2xs">
                  {text}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
