import { createHash } from 'node:crypto';
import { DomUtils } from 'htmlparser2';
import { type Document, type Element, findOne } from './markup.ts';

/** The sources that the policy of a document allows, by directive. */
export function policyOf(document: Document): Readonly<Record<string, readonly string[]>> {
  const meta = findOne(document, 'meta', { 'http-equiv': 'content-security-policy' });
  return Object.fromEntries(
    meta.attribs['content']!.split(';').map((directive) => {
      const [name, ...sources] = directive.trim().split(' ');
      return [name!, sources];
    }),
  );
}

/** What a policy writes for an element with text in it, letter by letter. */
export const hashOf = (element: Element): string =>
  `'sha256-${createHash('sha256').update(DomUtils.textContent(element)).digest('base64')}'`;
