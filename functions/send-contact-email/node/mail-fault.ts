/** What went wrong as a word: texts of mail servers quote addresses. */
export function faultOf(error: unknown): string {
  const { code, name, responseCode } = error as { code?: unknown; name?: unknown; responseCode?: unknown };
  return [code ?? name ?? 'unknown', responseCode].filter(Boolean).join(' ');
}

const outages = new Set([
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'ECONNREFUSED',
  'EPROXY',
]);

/** Whether it is a fault of the way to the mail server and not of one e-mail: the others would fail as well. */
export const isOutage = (fault: string) => outages.has(fault.split(' ')[0]!);
