import { useId } from 'react';
import type { Part } from '../literal.ts';
import type { EditableText, LanguageText } from '../message.ts';
import { languageNames } from './server.ts';

interface TextFieldsProps {
  readonly text: EditableText;
  readonly language: LanguageText;
  readonly parts: readonly Part[];
  readonly onChange: (parts: readonly Part[]) => void;
}

const lengthOf = (parts: readonly Part[]) =>
  [...parts.map((part) => (typeof part === 'string' ? part : (part.value ?? ''))).join('')].length;

/** Fields for the words of one language; what is filled in between them stands there and cannot be typed into. */
export function TextFields({ text, language, parts, onChange }: TextFieldsProps) {
  const id = useId();
  const { kind, file, limit } = text;
  const name = language.locale ? languageNames[language.locale] : 'Every language';
  const length = lengthOf(parts);
  const rest = parts.some((part) => typeof part !== 'string' && part.value === undefined)
    ? ' and what is filled in'
    : '';
  const over = limit !== undefined && length > limit;
  return (
    <fieldset data-language={language.locale ?? 'all'}>
      <legend>{name}</legend>
      <p className="quiet" id={id}>
        {file}:{language.line}
        {language.lacking && ' · not written yet'}
        {kind === 'text' && (
          <>
            {' · '}
            <span className={over ? 'wrong' : undefined}>
              {length}
              {rest} {limit === undefined ? 'characters' : `of ${limit} characters`}
            </span>
          </>
        )}
      </p>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          <textarea
            key={index}
            aria-label={`${name}${parts.length > 1 ? `, part ${index + 1} of ${parts.length}` : ''}`}
            aria-describedby={id}
            aria-invalid={over}
            lang={language.locale}
            rows={Math.min(8, Math.ceil(part.length / 42) || 1)}
            value={part}
            onChange={({ target }) => onChange(parts.with(index, target.value))}
          />
        ) : (
          <code key={index} title={`Filled in: ${part.code}`}>
            {part.value ?? part.code}
          </code>
        ),
      )}
    </fieldset>
  );
}
