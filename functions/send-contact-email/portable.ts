import { createContactEndpoint, type ContactEndpoint } from './contact-endpoint.ts';
import { keepBySending, sendByService } from './http-mail.ts';
import { confirmationMessage, enquiryMessage } from './message.ts';
import { returnAddress } from './return-address.ts';
import { type Environment, readContactSettings, WrongSettings } from './settings.ts';

/**
 * The endpoint for a platform without a disk, out of its environment: an enquiry is acknowledged once the mail service has it.
 * Throws `WrongSettings`.
 */
function createPortableEndpoint(env: Environment): ContactEndpoint {
  const { site, token, allowedOrigins, rate, service, from, to, confirm } = readContactSettings(env);
  if (!service || !from) {
    throw new WrongSettings([
      'This platform keeps no files: set CONTACT_MAIL_SERVICE, CONTACT_MAIL_KEY and CONTACT_MAIL_FROM.',
    ]);
  }
  const send = sendByService(service);
  return createContactEndpoint({
    keep: keepBySending(async (received) => {
      await send(enquiryMessage(received, { from, to }));
      // The enquiry has arrived; that the visitor could not be written to is no reason to say otherwise.
      if (confirm && !received.trapped) await send(confirmationMessage(received, { from, to })).catch(() => {});
    }),
    token,
    allowedOrigins,
    rate,
    returnTo: returnAddress(site),
  });
}

/** Answers with what is wrong with the settings, which the owner sees at the first try. */
export function endpointOf(env: Environment): ContactEndpoint {
  try {
    return createPortableEndpoint(env);
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    console.error(error.message);
    return async () =>
      Response.json({ ok: false, message: 'The settings of this endpoint are wrong.' }, { status: 500 });
  }
}
