export function tuneEngine(): void;
