import { headerPolicy, printPolicy } from '../../pages/layout/policy.ts';

/** Header names with their values. */
export type Headers = Readonly<Record<string, string>>;

/** What this site never asks for: neither a page nor what somebody smuggled into one may use it. */
const deniedFeatures = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Two years, as browsers ask for (https://hstspreload.org). */
const secureFor = 2 * 365 * 24 * 60 * 60;

/**
 * What only a header can say; a page's own policy stands in its head. Subdomains are left out of Strict-Transport-Security:
 * this site cannot know what else lives below its host.
 */
export const securityHeaders = (origin: string): Headers => ({
  'Content-Security-Policy': printPolicy(headerPolicy),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(origin.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${secureFor}` }),
});

/** For what belongs to this site alone. */
export const ownHeaders: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** For scripts and pictures that pages of other origins load; with CORS they may check a script's integrity. */
export const sharedHeaders: Headers = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};
