import { contactPath } from '../../functions/send-contact-email/contact-path.ts';
import type { Settings } from '../settings.ts';

/** The token only keeps strays out: it is as public here as the real one is in the real site. */
export const localToken = 'local';

/** The settings of a site whose contact form posts to this machine, by script and without. */
export function localSettings(settings: Settings): Settings {
  return {
    ...settings,
    enquiry: { ...settings.enquiry, endpoint: settings.basePath + contactPath, token: localToken, formPost: true },
  };
}
