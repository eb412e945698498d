/** Signs of made-up products, plain enough to be nobody's. */
export const productSign = {
  drop: 'M0-34A34 34 0 1 1-34 0V-34Z',
  ring: 'M0-34A34 34 0 1 1-.1-34ZM0-15A15 15 0 1 0 .1-15Z',
  stairs: 'M-32 32V-2H-10V-18H12V-34H34V32Z',
  petals: 'M0 0V-34A34 34 0 0 1 34 0ZM0 0H-34A34 34 0 0 0 0 34Z',
  wave: 'M-34-26H-8L34 26H8Z',
} as const;
