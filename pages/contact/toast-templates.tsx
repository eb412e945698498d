interface Notice {
  readonly title: string;
  readonly text: string;
}

export interface ToastTemplatesProps {
  readonly words: {
    readonly close: string;
    readonly missing: Notice;
    readonly failed: Notice;
    readonly sent: Notice;
  };
}

/** Errors interrupt what is being read out, a success waits for its end. */
const regions = [
  { role: 'alert', tone: 'error', notices: ['missing', 'failed'] },
  { role: 'status', tone: 'success', notices: ['sent'] },
] as const;

/** The live regions in which a form's toasts appear, each with the toasts it may show. */
export function ToastTemplates({ words }: ToastTemplatesProps) {
  return regions.map(({ role, tone, notices }) => (
    <div key={role} className="toast-region" role={role}>
      {notices.map((notice) => (
        <template key={notice} data-toast={notice}>
          <div className="toast plane" data-tone={tone}>
            <p className="strong" data-text={words[notice].title} />
            <p className="toast__text small" data-text={words[notice].text} />
            <button className="toast__close close" type="button" data-close="" aria-label={words.close} />
          </div>
        </template>
      ))}
    </div>
  ));
}
