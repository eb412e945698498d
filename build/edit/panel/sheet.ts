/** The look of the panel: rules of its own, since those of the site end at its shadow, in the agency’s colours (panel.tsx). */
export const sheet = `
:host { all: initial; position: fixed; inset: 0; inline-size: auto; block-size: auto; margin: 0; padding: 0; border: 0;
  background: none; overflow: visible; pointer-events: none; color-scheme: dark;
  --line: color-mix(in srgb, currentcolor 25%, transparent); --faint-line: color-mix(in srgb, currentcolor 15%, transparent);
  font: 15px/1.45 system-ui, sans-serif; color: var(--warm); }
* { box-sizing: border-box; }
h2, p, figure, fieldset, ul, form { margin: 0; padding: 0; border: 0; }
h2 { font-size: 1.05rem; }
ul { list-style: none; }
.launch, aside { position: fixed; pointer-events: auto; background: var(--ink); border: 1px solid var(--gold-deep); }
.launch { inset: auto 1rem 1rem auto; padding: 0.7rem 1.1rem; }
aside { inset: 0 0 0 auto; inline-size: min(27rem, 100vw); overflow: auto; overscroll-behavior: contain; padding: 1rem 1.1rem 2rem;
  border-width: 0 0 0 1px; display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 0.9rem; }
@media (width < 48rem) { aside { inset: auto 0 0 0; inline-size: auto; max-block-size: 58vh; border-width: 1px 0 0; } }
button, input, textarea { font: inherit; color: inherit; }
button { cursor: pointer; background: none; border: 1px solid var(--line); padding: 0.4rem 0.8rem; min-block-size: 2rem; }
button:hover { border-color: var(--gold-light); }
button:disabled { opacity: 0.5; cursor: default; }
button[aria-pressed=true] { background: var(--gold-light); color: var(--ink); }
.save { background: var(--gold-light); color: var(--ink); border-color: var(--gold-light); font-weight: 600; }
:focus-visible { outline: 2px solid var(--gold-light); outline-offset: 2px; }
input, textarea { inline-size: 100%; padding: 0.5rem 0.6rem; background: var(--ink-raised); border: 1px solid var(--line); resize: vertical; }
textarea { display: block; field-sizing: content; max-block-size: 16rem; }
code { justify-self: start; margin-block: 0.3rem; padding: 0.15rem 0.5rem; background: color-mix(in srgb, var(--gold-deep) 27%, transparent); color: var(--gold-light); font: 0.85rem ui-monospace, monospace; }
fieldset { display: grid; gap: 0.35rem; padding-block: 0.7rem 0.2rem; border-block-start: 1px solid var(--faint-line); }
legend { padding: 0; font-weight: 600; float: inline-start; }
form, label { display: grid; gap: 0.7rem; justify-items: start; }
form > * { inline-size: 100%; }
.editor > .save { inline-size: auto; padding-inline: 1.6rem; }
select { font: inherit; color: inherit; background: var(--ink-raised); padding: 0.4rem; max-inline-size: 100%; }
.photograph input { font-size: 0.85rem; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.row > :first-child:is(h2) { margin-inline-end: auto; }
.quiet { color: var(--stone-light); font-size: 0.85rem; overflow-wrap: anywhere; }
.wrong { color: var(--danger-light); font-weight: 600; }
.said:empty { display: none; }
.refusal { padding: 0.6rem 0.8rem; border-inline-start: 3px solid var(--action); background: color-mix(in srgb, var(--action) 13%, transparent); }
.texts button { inline-size: 100%; text-align: start; border-color: transparent; border-block-end-color: var(--faint-line); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.previews { display: grid; gap: 0.9rem; }
figure { padding: 0.7rem; color-scheme: light; background: Canvas; color: CanvasText; }
figure .quiet { color: color-mix(in srgb, currentcolor 70%, transparent); }
.result__title { color: LinkText; font-size: 1.1rem; line-height: 1.3; }
.card .result__title { color: inherit; font-size: 1rem; }
img { display: block; inline-size: 100%; block-size: auto; margin-block: 0.4rem; }
.frame { position: fixed; outline: 2px solid var(--gold-deep); outline-offset: 3px; }
.frame[data-kind=chosen] { outline: 3px solid var(--action); }
`;
