/** Tells V8 what a build is: short, and of one page after the other. */
export function tuneEngine(): void;
