import { buildScripts, type Scripts } from '../js/scripts.ts';

let scripts: Promise<Scripts> | undefined;

/** The widgets of a draft: those before as long as nothing was saved that they are made of, `changed` or a module. */
export const draftScripts = (changed: boolean): Promise<Scripts> => (scripts = (!changed && scripts) || buildScripts());
