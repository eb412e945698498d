export interface FactsProps {
  /** Short facts; one with an address is a link. */
  readonly items: readonly { readonly label: string; readonly value: string; readonly href?: string | undefined }[];
}

/** Short facts in hairlines. */
export function Facts({ items }: FactsProps) {
  return (
    <dl className="facts columns" data-gap="none-l" data-above="xl">
      {items.map(({ label, value, href }) => (
        <div className="facts__item cluster" data-gap="none-m" data-items="baseline" data-spread="" key={label}>
          <dt className="quiet small">{label}</dt>
          <dd className="display" data-size="s">
            {href ? (
              <a className="facts__link" href={href}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
