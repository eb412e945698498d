/** The widgets of the layout, which every page has. */
export const layoutWidgets = ['nav', 'reveal'] as const;

/** The widgets a page asks for by listing them. */
export const pageWidgets = ['light-field', 'portfolio-filter', 'contact-form', 'configurator', 'not-found'] as const;

export type PageWidget = (typeof pageWidgets)[number];

/** Every widget there is, by the name it has in `data-widget`, in its folder and in its embed address. */
export const widgetNames = [...layoutWidgets, ...pageWidgets] as const;

export type WidgetName = (typeof widgetNames)[number];
