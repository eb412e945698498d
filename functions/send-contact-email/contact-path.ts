/** Where the contact form posts to, below the site's base path. */
export const contactPath = 'functions/v1/send-contact-email';
