/** How much of an element must show, and how far above the lower edge (motion-2). */
export const revealOptions = { threshold: 0.1, rootMargin: '0px 0px -50px' } as const;

/** Milliseconds within which an observer must have reported; one that stays silent hides nothing any longer. */
export const watchdogDelay = 2000;
