import type { Locale } from '../../content/locale.ts';
import { site } from '../../content/site.ts';
import { commonOptions, drawnOptions, contractOf } from '../../widgets/embed/contract.ts';
import { type WidgetName, widgetNames } from '../../widgets/names.ts';

const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const quote = (text: string) => `'${text}'`;

const member = (comment: string, name: string, type: string) => `  /** ${comment} */\n  '${name}': ${type};`;

function attributesOf(name: WidgetName, drawnIn: readonly Locale[]): string {
  const own = contractOf(name).options;
  const language = drawnIn.map(quote).join(' | ');
  const members = [
    member('Names the widget.', 'data-widget', quote(name)),
    ...Object.entries(commonOptions).map(([option, what]) => member(what, `data-${option}`, 'string | undefined')),
    ...(drawnIn.length > 0
      ? Object.entries(drawnOptions).map(([option, what]) => member(what, `data-${option}`, `${language} | undefined`))
      : []),
    ...Object.entries(own).map(([option, what]) => member(what, `data-${option}`, 'string | undefined')),
  ].map((line) => (line.includes('| undefined') ? line.replace("': ", "'?: ") : line));
  return `export interface ${pascalCase(name)}Attributes {\n${members.join('\n')}\n}`;
}

/** The TypeScript declarations of all embeds, given the languages in which one draws itself: the attributes of each, and the events that a page can listen to. */
export function embedTypes(drawnIn: (name: WidgetName) => readonly Locale[]): string {
  const events = widgetNames.flatMap((name) =>
    Object.entries(contractOf(name).events).map(([event, { when, detail }]) =>
      member(when, `${site.slug}:${event}`, `CustomEvent<${detail}>`).replaceAll('\n', '\n  '),
    ),
  );
  return `/* What a page may say to the embeds of this site, and hear from them: copy this file into your project. */
${widgetNames.map((name) => attributesOf(name, drawnIn(name))).join('\n')}

declare global {
  interface GlobalEventHandlersEventMap {
${events.map((event) => `  ${event}`).join('\n')}
  }
}
`;
}
