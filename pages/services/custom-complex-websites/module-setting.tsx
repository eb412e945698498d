import type { ReactNode } from 'react';
import type { Point } from '../../../content/services/shapes.ts';

export interface ModuleSettingProps {
  /** Five of them; each has its place around the stone. */
  readonly modules: readonly Point[];
  /** The picture of the stone they are set around. */
  readonly stone: ReactNode;
}

/** Modules of different forms around one stone, joined to it by lines where there is room. */
export function ModuleSetting({ modules, stone }: ModuleSettingProps) {
  return (
    <div className="module-setting">
      <svg className="module-setting__lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M50 45L15 20M50 45L85 14M50 45L14 56M50 45L86 56M50 45V88" />
      </svg>
      <div className="module-setting__stone">{stone}</div>
      <ul className="module-setting__list" role="list" data-stagger="100">
        {modules.map(({ title, text }) => (
          <li className="module-setting__module" key={title} data-reveal="">
            <div className="module-setting__plate">
              <h3 className="module-setting__title display" data-size="s">
                {title}
              </h3>
              <p className="module-setting__text">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
