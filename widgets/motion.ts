/** Whether the visitor asked for less motion; asked anew each time, for the answer can change while the page is open. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion)').matches;
