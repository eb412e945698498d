/** How squarely a plane that falls towards this side (degrees, clockwise from the right) faces the lamp at the upper left: 1 to -1. */
export const facing = (degrees: number) => Math.cos(((degrees - 225) * Math.PI) / 180);
