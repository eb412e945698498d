/** Every widget there is, by the name it has in `data-widget`, in its folder and in its embed address. */
export const widgetNames = [
  'nav',
  'reveal',
  'light-field',
  'portfolio-filter',
  'contact-form',
  'configurator',
  'not-found',
] as const;

export type WidgetName = (typeof widgetNames)[number];
