import type { contactFormWords } from '../../content/contact/contact-form.ts';
import { type EnquiryField, enquiryQuestions, prefixField, trapField } from '../../content/contact/enquiry.ts';
import type { WordsOf } from '../../content/locale.ts';
import { site } from '../../content/site.ts';
import { createContactForm } from '../../widgets/contact-form/state.ts';
import type { EnquirySettings } from '../page.ts';
import { BrandMark } from '../parts/brand-mark.tsx';
import { FormField, type FormFieldProps } from './form-field.tsx';
import { PostStamp } from './post-stamp.tsx';
import { ToastTemplates } from './toast-templates.tsx';

export interface ContactFormProps {
  readonly words: WordsOf<typeof contactFormWords>;
  readonly enquiry: Omit<EnquirySettings, 'retentionDays'>;
  /** The address of the page that says what becomes of the data. */
  readonly privacy: string;
  /** The URL prefix whose sent and failed pages a form without a script ends on. */
  readonly prefix: string;
  /** The start of every id inside; unique in the document. */
  readonly id: string;
  /** Whether the address of the page may fill in answers; on somebody else's page its parameters are not ours to read. */
  readonly prefilled?: boolean;
  /** Whether it brings a stamp, address and phone; a page that has its own goes without. */
  readonly direct?: boolean;
}

/** The message box's height in rows. */
const messageRows = 5;

/** What 1Password, LastPass, Bitwarden, Dashlane and Proton Pass look for, in this order. */
const ignoredByPasswordManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
};

/**
 * The enquiry as a letter: a sheet, and the sealed envelope that follows. It needs nothing outside
 * itself, so that it can stand on any page. Without a script it posts itself, or opens the visitor's e-mail program, and what
 * only a script says waits in `data-text`.
 */
export function ContactForm({
  words,
  enquiry,
  privacy,
  prefix,
  id,
  prefilled = true,
  direct = true,
}: ContactFormProps) {
  const first = createContactForm().status.value;
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(words.subject)}`;
  const posts = enquiry.endpoint !== undefined && enquiry.formPost;
  const titleId = `${id}-title`;
  const { trap, ...questions } = words.fields;

  const field = (
    name: EnquiryField,
    question: keyof typeof questions,
    props: Pick<FormFieldProps, 'rows' | 'parameter' | 'late'> = {},
  ) => (
    <FormField
      id={`${id}-${question}`}
      name={name}
      question={enquiryQuestions[name]}
      words={words.fields[question]}
      optional={words.optional}
      {...props}
      parameter={prefilled ? props.parameter : undefined}
    />
  );

  return (
    <div
      className="contact-form"
      data-ground="paper"
      data-widget="contact-form"
      data-state={first}
      data-endpoint={enquiry.endpoint}
      data-token={enquiry.token}
      data-apikey={enquiry.apikey}
    >
      <form
        className="contact-form__form plane"
        id={id}
        tabIndex={-1}
        aria-labelledby={titleId}
        method="post"
        action={posts ? enquiry.endpoint : mail}
        encType={posts ? undefined : 'text/plain'}
      >
        <div className="contact-form__sheet">
          <header>
            <h2 className="display" data-size="m" id={titleId} data-title="" tabIndex={-1}>
              {words.title}
            </h2>
            <p className="quiet" data-measure="32" data-above="xs">
              {words.lead}
            </p>
            <p
              className="contact-form__restored small"
              data-above="xs"
              data-restored=""
              data-text={words.draft}
              hidden
            />
          </header>
          <div className="field-grid" data-above="l">
            {field('name', 'name')}
            {field('email', 'email')}
            {field('company', 'company')}
            {field('phone', 'phone')}
            {field('projectType', 'project', { parameter: 'project', late: true })}
            {field('budgetRange', 'budget', { parameter: 'budget', late: true })}
            {field('projectDetails', 'message', { rows: messageRows, parameter: 'message', late: true })}
          </div>
          <div className="field-trap" aria-hidden="true">
            <label htmlFor={`${id}-${trapField}`}>{trap.label}</label>
            <input
              id={`${id}-${trapField}`}
              name={trapField}
              type="text"
              tabIndex={-1}
              autoComplete="off"
              {...ignoredByPasswordManagers}
            />
          </div>
          {posts && <input type="hidden" name={prefixField} value={prefix} />}
        </div>
        <div data-late="">
          <div className="contact-form__send cluster" data-gap="s-l">
            <button className="button" type="submit" data-submit="">
              <span data-when="idle failed sent">{words.submit}</span>
              <span data-when="submitting" data-text={words.sending} hidden={first !== 'submitting'} />
            </button>
            <div className="contact-form__fallback" data-when="failed" hidden={first !== 'failed'}>
              <p data-text={words.failed.text} />
              <a className="text-link" href={mail} data-mail="" data-text={words.failed.link} />
            </div>
            {direct && <PostStamp />}
            <p className="contact-form__privacy small">
              {!posts && <span>{words.byMail} </span>}
              {words.privacy.text}{' '}
              <a className="sentence" href={privacy}>
                {words.privacy.link}
              </a>
            </p>
          </div>
          {direct && (
            <div className="contact-form__direct cluster small" data-gap="none-m" data-items="baseline">
              <p>{words.direct.lead}</p>
              <dl className="contact-form__ways cluster" data-items="baseline">
                <div>
                  <dt className="visually-hidden">{words.direct.email}</dt>
                  <dd>
                    <a href={`mailto:${site.email}`}>{site.email}</a>
                  </dd>
                </div>
                <div>
                  <dt className="visually-hidden">{words.direct.phone}</dt>
                  <dd>
                    <a href={`tel:${site.phone.dial}`}>{site.phone.display}</a>
                  </dd>
                </div>
              </dl>
            </div>
          )}
        </div>
      </form>
      <div
        className="contact-form__sealed plane"
        data-panel=""
        data-when="sent"
        tabIndex={-1}
        hidden={first !== 'sent'}
      >
        <span className="contact-form__seal">
          <BrandMark />
        </span>
        <p className="display" data-size="m" data-text={words.sent.title} />
        <p className="quiet" data-measure="32" data-text={words.sent.text} />
      </div>
      <ToastTemplates words={words.toast} />
    </div>
  );
}
