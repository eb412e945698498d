import { trapField } from '../../content/contact/enquiry.ts';
import { find, findAll } from '../dom.ts';
import { drawWhile } from '../draw.ts';
import type { Mount } from '../mount.ts';
import { onAbort } from '../on-abort.ts';
import { showWaitingWords } from '../waiting-words.ts';
import { createDraft } from './draft.ts';
import { draftKey } from './draft-key.ts';
import { drawFault, faultOf, faultsOf, readFields, valuesOf } from './field.ts';
import { composeMail } from './mail.ts';
import { post } from './post.ts';
import { createContactForm, panelDuration } from './state.ts';
import { runToasts } from './toast.ts';

// The page stays where it is when the focus moves on.
const inPlace = { preventScroll: true };

/** The enquiry form: checks, sends, reports the result, and loses nothing on the way (form-1 to form-11). */
export const contactForm: Mount = (root, signal) => {
  const form = find<HTMLFormElement>(root, 'form');
  const title = find(root, '[data-title]');
  const button = find<HTMLButtonElement>(form, '[data-submit]');
  const panel = find(root, '[data-panel]');
  const mail = find<HTMLAnchorElement>(form, '[data-mail]');
  const parts = findAll(root, '[data-when]');
  const restored = find(form, '[data-restored]');
  const fields = readFields(form);
  const { endpoint } = root.dataset;
  const address = mail.href;
  const language = root.closest<HTMLElement>('[lang]')?.lang || '*';

  const state = createContactForm();
  const draft = createDraft(draftKey(`${BRAND}:contact-form:${form.id}`, signal), fields);
  const showToast = runToasts(root, signal);
  const on = { signal };
  const scope = root.getRootNode() as Document | ShadowRoot;
  const hasFocus = () => root.contains(scope.activeElement) || document.activeElement === document.body;
  const dispatch = (event: 'sent' | 'failed') =>
    root.dispatchEvent(new CustomEvent(`${BRAND}:contact-form:${event}`, { bubbles: true, composed: true }));
  const writeMail = () => (mail.href = composeMail(address, fields));
  let later = 0;

  function begin(): void {
    // What is disabled drops the focus; the form around it holds it until the answer is there.
    if (scope.activeElement?.matches('button,select')) form.focus(inPlace);
    state.begin();
  }

  function settle(): void {
    const focused = root.contains(scope.activeElement);
    state.settle();
    if (focused) title.focus(inPlace);
  }

  function succeed(): void {
    draft.drop();
    if (!signal.aborted) {
      const focused = hasFocus();
      form.reset();
      restored.hidden = true;
      state.succeed();
      if (focused) panel.focus(inPlace);
      later = setTimeout(settle, panelDuration);
    }
    dispatch('sent');
  }

  function fail(reason: unknown): void {
    console.error(`The enquiry was not sent: ${reason}`);
    if (!signal.aborted) {
      writeMail();
      state.fail();
      if (scope.activeElement === form) button.focus(inPlace);
    }
    dispatch('failed');
  }

  function submit(): void {
    if (!state.mayBegin()) return;
    if (!state.validate(faultsOf(fields))) {
      fields.find(({ name }) => state.faults.value[name])?.control.focus();
      return;
    }
    if (!endpoint) return mail.click();
    begin();
    // The trap is never read: what a program put there must not cost a visitor the enquiry.
    void post({ ...root.dataset, endpoint }, { ...valuesOf(fields), [trapField]: '' }, language).then(succeed, fail);
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      submit();
    },
    on,
  );
  form.addEventListener(
    'input',
    ({ target }) => {
      const field = fields.find(({ control }) => control === target);
      if (!field) return;
      state.correct(field.name, faultOf(field));
      draft.keep();
    },
    on,
  );
  mail.addEventListener('click', writeMail, on);
  onAbort(signal, () => {
    clearTimeout(later);
    form.noValidate = false;
  });

  showWaitingWords(root);
  restored.hidden = !draft.restore();
  form.noValidate = true;
  drawWhile(signal, () => {
    const status = state.status.value;
    const busy = status === 'submitting';
    root.dataset.state = status;
    form.setAttribute('aria-busy', String(busy));
    button.disabled = busy;
    for (const part of parts) part.hidden = !part.dataset.when?.includes(status);
    // What is changed now would not be sent. A list cannot be made read-only.
    for (const { control } of fields) {
      if ('readOnly' in control) control.readOnly = busy;
      else control.disabled = busy;
    }
  });
  drawWhile(signal, () => {
    for (const field of fields) drawFault(field, state.faults.value[field.name]);
  });
  drawWhile(signal, () => showToast(state.notice.value?.name));
};
