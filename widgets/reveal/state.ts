/**
 * How much of an element must show, and how far above the lower edge of the window (motion-2). Upwards there is no edge: what a
 * jump has passed shows as well. Browsers count in units that end at 33,554,431 px.
 */
export const revealOptions = { threshold: 0.1, rootMargin: '9999999px 0px -50px' } as const;
