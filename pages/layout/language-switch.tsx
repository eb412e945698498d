import { Fragment } from 'react';
import { languageFacts, type Locale, locales } from '../../content/locale.ts';

/** Where each entry of the language switch leads, and which of them is the language shown. */
export type SwitchTo = Readonly<Record<Locale, { readonly href: string; readonly current: boolean }>>;

export interface LanguageSwitchProps {
  readonly label: string;
  readonly switchTo: SwitchTo;
}

/** Plain links to the page in each language. */
export function LanguageSwitch({ label, switchTo }: LanguageSwitchProps) {
  return (
    <div className="language-switch small" role="group" aria-label={label}>
      {locales.map((locale, index) => (
        <Fragment key={locale}>
          {index > 0 && ' '}
          <a
            className="language-switch__link"
            href={switchTo[locale].href}
            hrefLang={locale}
            lang={locale}
            aria-current={switchTo[locale].current ? 'true' : undefined}
            data-language={locale}
          >
            {languageFacts(locale).label}
            <span className="visually-hidden">, {languageFacts(locale).name}</span>
          </a>
        </Fragment>
      ))}
    </div>
  );
}
