import type { ReactNode } from 'react';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Words {
  readonly label: string;
  readonly hint?: string;
  /** What stands beside the field when it was left empty; a field with such words is required. */
  readonly missing?: string;
  readonly invalid?: string;
  readonly placeholder?: string;
  readonly options?: readonly Choice[];
}

export interface FormFieldProps {
  /** The start of every id in this field; unique in the document. */
  readonly id: string;
  /** The name under which the answer is sent. */
  readonly name: string;
  readonly words: Words;
  /** What stands behind the label of a field that may stay empty. */
  readonly optional: string;
  readonly type?: 'text' | 'email' | 'tel';
  /** What the browser may fill in: a token of https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  readonly autoComplete?: string;
  /** Lines of a box for longer text. */
  readonly rows?: number;
  /** The parameter of the address that fills this field in advance. */
  readonly parameter?: string | undefined;
}

function Control({ id, name, words, type = 'text', autoComplete, rows, parameter }: FormFieldProps): ReactNode {
  const shared = {
    className: 'field__control',
    id,
    name,
    required: words.missing !== undefined,
    autoComplete,
    'aria-describedby': words.hint ? `${id}-hint` : undefined,
    'data-parameter': parameter,
  };
  if (rows) return <textarea {...shared} rows={rows} dir="auto" />;
  if (!words.options) return <input {...shared} type={type} dir={type === 'text' ? 'auto' : undefined} />;
  return (
    <select {...shared} defaultValue="">
      <option value="" disabled hidden>
        {words.placeholder}
      </option>
      {words.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** One question of a form: label, control, hint, and what can be wrong, shown by the widget alone. */
export function FormField(props: FormFieldProps) {
  const { id, words, optional, rows } = props;
  return (
    <div className="field" data-field="" data-wide={rows ? '' : undefined}>
      <label className="strong small" htmlFor={id}>
        <span data-label="">{words.label}</span>
        {words.missing === undefined && <span className="field__optional quiet"> {optional}</span>}
      </label>
      <Control {...props} />
      {(['missing', 'invalid'] as const).map(
        (fault) =>
          words[fault] !== undefined && (
            <p key={fault} className="field__error small" id={`${id}-${fault}`} data-error={fault} hidden>
              {words[fault]}
            </p>
          ),
      )}
      {words.hint && (
        <p className="quiet small" id={`${id}-hint`}>
          {words.hint}
        </p>
      )}
    </div>
  );
}
