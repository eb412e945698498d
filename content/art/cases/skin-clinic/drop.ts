/** A drop, tip up: circle of radius 1 about the origin, tip at (0, −1.75). */
export const dropPath = 'M0-1.75C.3-1.06 1-.66 1 .02A1 1 0 0 1-1 .02C-1-.66-.3-1.06 0-1.75Z';
