import type { ReactNode } from 'react';
import type { EnquiryQuestion } from '../../content/contact/enquiry.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Words {
  readonly label: string;
  readonly hint?: string;
  /** What stands beside a required field that was left empty. */
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
  /** What it takes. */
  readonly question: EnquiryQuestion;
  readonly words: Words;
  /** What stands behind the label of a field that may stay empty. */
  readonly optional: string;
  /** Lines of a box for longer text. */
  readonly rows?: number;
  /** The parameter of the address that fills this field in advance. */
  readonly parameter?: string | undefined;
  /** Whether it begins below the first screen of a phone. */
  readonly late?: boolean;
}

function Control({ id, name, question, words, rows, parameter }: FormFieldProps): ReactNode {
  const { type, required, maxLength, autoComplete } = question;
  const shared = {
    className: 'field__control',
    id,
    name,
    required,
    autoComplete,
    'aria-describedby': words.hint ? `${id}-hint` : undefined,
    'data-parameter': parameter,
  };
  if (type === 'long') return <textarea {...shared} maxLength={maxLength} rows={rows} dir="auto" />;
  if (type !== 'choice')
    return <input {...shared} type={type} maxLength={maxLength} dir={type === 'text' ? 'auto' : undefined} />;
  return (
    <select {...shared} defaultValue="">
      <option value="" disabled hidden>
        {words.placeholder}
      </option>
      {words.options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** One question of a form: label, control, hint, and what can be wrong, shown by the widget alone. */
export function FormField(props: FormFieldProps) {
  const { id, question, words, optional, late } = props;
  return (
    <div
      className="field"
      data-field=""
      data-wide={question.type === 'long' ? '' : undefined}
      data-late={late ? '' : undefined}
    >
      <label className="strong small" htmlFor={id}>
        <span data-label="">{words.label}</span>
        {!question.required && <span className="field__optional quiet"> ({optional})</span>}
      </label>
      <Control {...props} />
      {(['missing', 'invalid'] as const).map(
        (fault) =>
          words[fault] !== undefined && (
            <p
              key={fault}
              className="field__error small"
              id={`${id}-${fault}`}
              data-error={fault}
              data-text={words[fault]}
              hidden
            />
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
