import { requestLimit } from './state.ts';

/** Where an enquiry goes and what opens the door there. */
export interface Recipient {
  readonly endpoint: string;
  readonly token: string | undefined;
  readonly apikey: string | undefined;
  /** The language to be answered in. */
  readonly language: string;
}

/** Posts an enquiry as JSON (specification, section 7). Fulfils on an ok status alone; else throws what is to be logged: status and text. */
export async function post(
  { endpoint, token, apikey, language }: Recipient,
  enquiry: Record<string, string>,
): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': language,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(apikey && { apikey }),
    },
    body: JSON.stringify(enquiry),
    signal: AbortSignal.timeout(requestLimit),
  });
  if (response.ok) return;
  throw new Error(`${response.status} ${await response.text().catch(String)}`);
}
