import { requestLimit } from './state.ts';

/** Where an enquiry goes, and the credentials that endpoint wants. */
export interface Recipient {
  readonly endpoint: string;
  readonly token?: string | undefined;
  readonly apikey?: string | undefined;
}

/** Posts an enquiry as JSON (send-1, send-3), to be answered in a language. Fulfils on an ok status alone; else throws what is to be logged: status and text. */
export async function post(
  { endpoint, token, apikey }: Recipient,
  enquiry: Record<string, string>,
  language: string,
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
    // A browser follows most redirects with a GET, which may well be ok though the enquiry arrived nowhere.
    redirect: 'manual',
    signal: AbortSignal.timeout(requestLimit),
  });
  if (response.ok) return;
  // A redirect has no status to tell.
  throw new Error(`${response.status || response.type} ${await response.text().catch(String)}`);
}
