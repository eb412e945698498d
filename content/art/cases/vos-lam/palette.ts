/** What an invented company printed over the years: no two of its colours were chosen together. */
export const vosLamPalette = {
  copy: '#e6e3dc',
  chalk: '#fbfaf6',
  brick: '#b5544c',
  grass: '#8fb04e',
  bottle: '#2f5b47',
  lilac: '#a48cbd',
  mist: '#b9d2dc',
  tangerine: '#e0854a',
  navy: '#2d3b66',
  rose: '#e3b9b4',
} as const;
