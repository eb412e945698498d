/** The agency's own colours where no style sheet reaches: in drawings, in the head of a page, beside a client's palette. `styles/tokens.css` names the same. */
export const colours = {
  ink: '#12100d',
  paper: '#faf7f0',
  lightGold: '#FFE69B',
  deepGold: '#ae8933',
} as const;
