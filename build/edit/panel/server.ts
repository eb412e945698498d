import type { EditableText, FindRequest, PictureRequest, Refusal, Saved, SaveRequest } from '../message.ts';

const script = document.currentScript as HTMLScriptElement;

/** What the languages call themselves, by their locale. */
export const languageNames = JSON.parse(script.dataset['languages']!) as Readonly<Record<string, string>>;

/** The agency’s colours, as custom properties. */
export const colours = script.dataset['colours']!;

/** What the server answered, or why it refused. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

const unreachable: Refusal = {
  found: 'The server does not answer.',
  remedy: 'Start `npm run edit` again; what you typed stays here.',
};

async function ask<T>(action: string, question: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(new URL(action, script.src), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-edit-token': script.dataset['editToken']! },
      body: JSON.stringify(question),
    });
    const value: unknown = await response.json();
    return response.ok ? { ok: true, value: value as T } : { ok: false, refusal: value as Refusal };
  } catch {
    return { ok: false, refusal: unreachable };
  }
}

export const find = (question: FindRequest) => ask<readonly (readonly EditableText[])[]>('find', question);
export const save = (question: SaveRequest) => ask<Saved>('save', question);

/** The bytes of a file in base 64. */
const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Puts a photograph in the place of a picture, whose alternative texts the request holds. */
export async function replace(request: SaveRequest, photograph: File): Promise<Answer<Saved>> {
  const data = await base64Of(photograph).catch(() => '');
  return ask<Saved>('picture', { ...request, photograph: { name: photograph.name, data } } satisfies PictureRequest);
}

export const undo = () => ask<Saved>('undo', {});
export const redo = () => ask<Saved>('redo', {});
