import { signal, type ReadonlySignal } from '@preact/signals-react';

/** Milliseconds after which a request that hangs counts as failed (send-4). */
export const requestLimit = 15_000;
/** Milliseconds the success panel stays (form-5). */
export const panelDuration = 3000;
/** Milliseconds a toast stays while nobody hovers over it or has the focus in it (form-7). */
export const toastDuration = 8000;

/** Where an enquiry stands. */
export type Status = 'idle' | 'submitting' | 'sent' | 'failed';

/** What is wrong with a field. */
export type Fault = 'missing' | 'invalid';

/** What is wrong with each field, by name; nothing for one that is right. */
export type Faults = Readonly<Record<string, Fault | undefined>>;

/** What a toast can say. */
export type Notice = 'missing' | 'failed' | 'sent';

export interface ContactFormState {
  readonly status: ReadonlySignal<Status>;
  readonly faults: ReadonlySignal<Faults>;
  /** The last thing said; an object, so that the same thing said twice is two notices. */
  readonly notice: ReadonlySignal<{ readonly name: Notice } | undefined>;
  /** Takes what is wrong with the fields on a submit and returns whether nothing is. */
  readonly validate: (found: Faults) => boolean;
  /** Takes what is wrong with one field that is being corrected. */
  readonly correct: (field: string, fault: Fault | undefined) => void;
  /** Whether a submit may send: only one enquiry is on its way at a time. */
  readonly mayBegin: () => boolean;
  readonly begin: () => void;
  readonly succeed: () => void;
  readonly fail: () => void;
  /** Back to the empty form after the success panel. */
  readonly settle: () => void;
}

/** The states of one contact form without a document (form-4): the page draws the first, the browser the rest. */
export function createContactForm(): ContactFormState {
  const status = signal<Status>('idle');
  const faults = signal<Faults>({});
  const notice = signal<{ readonly name: Notice } | undefined>(undefined);

  return {
    status,
    faults,
    notice,
    validate(found) {
      faults.value = found;
      const kinds = Object.values(found);
      notice.value = kinds.includes('missing') ? { name: 'missing' } : undefined;
      return !kinds.some(Boolean);
    },
    correct(field, fault) {
      if (faults.value[field]) faults.value = { ...faults.value, [field]: fault };
    },
    mayBegin: () => status.value === 'idle' || status.value === 'failed',
    begin() {
      status.value = 'submitting';
      notice.value = undefined;
    },
    succeed() {
      status.value = 'sent';
      notice.value = { name: 'sent' };
    },
    fail() {
      status.value = 'failed';
      notice.value = { name: 'failed' };
    },
    settle: () => void (status.value = 'idle'),
  };
}
