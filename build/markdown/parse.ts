import type { Element, Properties, Root } from 'hast';
import { decodeText, scanMarkup, type Tag } from '../rendering/scan-markup.ts';

/** Attributes whose property has another name than their letters say. */
const properties: Readonly<Record<string, string>> = { class: 'className', colspan: 'colSpan', rowspan: 'rowSpan' };

const propertyOf = (attribute: string) =>
  properties[attribute] ?? attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const propertiesOf = ({ attributes }: Tag): Properties =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      propertyOf(name),
      name === 'class' ? value.split(/\s+/).filter(Boolean) : value,
    ]),
  );

/** A part of a document as a tree, by the scanner that has read the document already: what React prints closes what it opens. */
export function parse(markup: string): Root {
  const root: Root = { type: 'root', children: [] };
  const open: (Root | Element)[] = [root];
  scanMarkup(markup, {
    tag(tag) {
      const element: Element = { type: 'element', tagName: tag.name, properties: propertiesOf(tag), children: [] };
      open.at(-1)!.children.push(element);
      if (!tag.empty) open.push(element);
    },
    text(start, end) {
      open.at(-1)!.children.push({ type: 'text', value: decodeText(markup.slice(start, end)) });
    },
    close: () => void open.pop(),
  });
  return root;
}
