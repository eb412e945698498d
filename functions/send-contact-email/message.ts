import { defaultLocale, wordsIn } from '../../content/locale.ts';
import { contactFormWords } from '../../content/contact/contact-form.ts';
import { type Enquiry, type EnquiryField, enquiryFields } from '../../content/contact/enquiry.ts';
import { confirmationWords } from '../../content/contact/enquiry-mail.ts';
import { site } from '../../content/site.ts';
import type { ReceivedEnquiry } from './received.ts';

/** Who writes and who is written to. */
export interface Correspondents {
  /** The address enquiries are sent from; the mail server has to accept it as a sender. */
  readonly from: string;
  /** The owner's inbox. */
  readonly to: string;
}

/** An e-mail, whatever carries it. */
export interface Message {
  /** Stays the same however often it is sent, so that an inbox shows it once. */
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachment?: { readonly name: string; readonly type: string; readonly contents: string };
}

const labels: Readonly<Record<EnquiryField, string>> = (() => {
  const { name, email, company, phone, project, budget, message } = wordsIn(contactFormWords, defaultLocale).fields;
  const words = { name, email, company, phone, projectType: project, budgetRange: budget, projectDetails: message };
  return Object.fromEntries(Object.entries(words).map(([field, { label }]) => [field, label])) as Record<
    EnquiryField,
    string
  >;
})();

const subjectLength = 100;

/** Text for one line of a header: nothing that ends a line or steers what is shown. */
const oneLine = (text: string) =>
  [...text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()].slice(0, subjectLength).join('');

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

const answered = (enquiry: Enquiry) => enquiryFields.filter((field) => enquiry[field].trim());

const textOf = (enquiry: Enquiry) =>
  answered(enquiry)
    .map((field) => `${labels[field]}:${field === 'projectDetails' ? '\n\n' : ' '}${enquiry[field]}`)
    .join('\n');

const htmlOf = (enquiry: Enquiry) =>
  `<table cellpadding="6">${answered(enquiry)
    .map(
      (field) =>
        `<tr><th align="left" valign="top">${escape(labels[field])}</th><td style="white-space:pre-wrap" dir="auto">${escape(enquiry[field])}</td></tr>`,
    )
    .join('')}</table>`;

/** The enquiry as the owner reads it; answering writes to the visitor. The attachment holds it byte for byte. */
export function enquiryMessage(received: ReceivedEnquiry, { from, to }: Correspondents): Message {
  const { id, enquiry, trapped, language } = received;
  const about = `Received ${received.received}, language ${language}, enquiry ${id}.`;
  return {
    id: `<${id}@${domainOf(from)}>`,
    from: { name: site.name, address: from },
    to,
    replyTo: { name: oneLine(enquiry.name), address: enquiry.email },
    subject: `${trapped ? '[Possibly a machine] ' : ''}Enquiry from ${oneLine(enquiry.name)}`,
    text: `${textOf(enquiry)}\n\n-- \n${about}\n`,
    html: `${htmlOf(enquiry)}<p>${escape(about)}</p>`,
    date: new Date(received.received),
    headers: { 'X-Enquiry-Id': id, 'X-Enquiry-Trapped': trapped ? 'yes' : 'no' },
    attachment: {
      name: `enquiry-${id}.json`,
      type: 'application/json',
      contents: JSON.stringify(enquiry, null, 2),
    },
  };
}

/** What the visitor is told once the enquiry has arrived. It repeats nothing that was written: it may reach somebody else. */
export function confirmationMessage(received: ReceivedEnquiry, { from, to }: Correspondents): Message {
  const words = wordsIn(confirmationWords, received.language);
  return {
    id: `<${received.id}.confirmation@${domainOf(from)}>`,
    from: { name: site.name, address: from },
    to: received.enquiry.email,
    replyTo: { name: site.name, address: to },
    subject: words.subject,
    text: `${words.text.join('\n\n')}\n`,
    html: words.text.map((paragraph) => `<p>${escape(paragraph)}</p>`).join(''),
    date: new Date(),
    // RFC 3834: programs that answer by themselves do not answer this.
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

/** What the owner is told when enquiries wait: how many and since when, nothing of what they say. */
export function waitingMessage(waiting: number, oldest: string, { from, to }: Correspondents): Message {
  const text = `${waiting} ${waiting === 1 ? 'enquiry has' : 'enquiries have'} not reached this inbox, the oldest since ${oldest}. See them with: npm run contact -- list`;
  return {
    id: `<waiting.${Date.parse(oldest)}.${Date.now()}@${domainOf(from)}>`,
    from: { name: site.name, address: from },
    to,
    replyTo: { name: site.name, address: to },
    subject: `${waiting} waiting ${waiting === 1 ? 'enquiry' : 'enquiries'}`,
    text: `${text}\n`,
    html: `<p>${escape(text)}</p>`,
    date: new Date(),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** What `npm run contact -- test` sends. */
export function testMessage({ from, to }: Correspondents): Message {
  const text = `This is the test of the contact endpoint of ${site.name}. Enquiries will arrive the same way.`;
  return {
    id: `<test.${Date.now()}@${domainOf(from)}>`,
    from: { name: site.name, address: from },
    to,
    replyTo: { name: site.name, address: to },
    subject: `Test of the contact form of ${site.name}`,
    text: `${text}\n`,
    html: `<p>${escape(text)}</p>`,
    date: new Date(),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
