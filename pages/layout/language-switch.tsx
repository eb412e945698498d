import { languages, locales, type Localized } from '../../content/locale.ts';

export interface LanguageSwitchProps {
  readonly label: string;
  readonly switchTo: Localized<{ readonly href: string; readonly current: boolean }>;
}

/** Two plain links to the page in either language. */
export function LanguageSwitch({ label, switchTo }: LanguageSwitchProps) {
  return (
    <div className="language-switch" role="group" aria-label={label}>
      {locales.map((locale) => (
        <a
          key={locale}
          className="language-switch__link"
          href={switchTo[locale].href}
          hrefLang={locale}
          lang={locale}
          aria-current={switchTo[locale].current ? 'true' : undefined}
          data-language={locale}
        >
          {languages[locale].label}
          <span className="visually-hidden">, {languages[locale].name}</span>
        </a>
      ))}
    </div>
  );
}
