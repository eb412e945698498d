/** Everything an owner can set, by the name it has in the environment. */
export const contactSettingNames = [
  'CONTACT_TOKEN',
  'CONTACT_ORIGINS',
  'CONTACT_RATE',
  'CONTACT_TRUST_PROXY',
  'CONTACT_HOST',
  'CONTACT_PORT',
  'CONTACT_SPOOL',
  'CONTACT_MAIL_TO',
  'CONTACT_MAIL_FROM',
  'CONTACT_CONFIRM',
  'CONTACT_TRAPPED',
  'CONTACT_SMTP_HOST',
  'CONTACT_SMTP_PORT',
  'CONTACT_SMTP_SECURITY',
  'CONTACT_SMTP_USER',
  'CONTACT_SMTP_PASSWORD',
  'CONTACT_MAIL_SERVICE',
  'CONTACT_MAIL_KEY',
  'CONTACT_MAIL_URL',
  'CONTACT_RETRY_SECONDS',
  'CONTACT_RETENTION_DAYS',
  'CONTACT_ALERT_URL',
] as const;

export type ContactSettingName = (typeof contactSettingNames)[number];

/** The port of `npm run contact` unless CONTACT_PORT says otherwise. */
export const usualContactPort = 8787;
