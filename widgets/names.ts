/** Every widget there is, by the name it has in `data-widget`, in its folder and in its embed address. */
export const widgetNames = ['nav', 'reveal', 'portfolio-filter', 'contact-form', 'configurator'] as const;

export type WidgetName = (typeof widgetNames)[number];
