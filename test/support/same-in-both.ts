/** Texts that Dutch and English share, each with its reason; any other equal text is one that nobody translated. */
export const sameInBoth: readonly { readonly why: string; readonly texts: readonly string[] }[] = [
  { why: 'The Dutch word is the same one.', texts: ['Home', 'Portfolio', 'Contact', 'Marketing', 'Branding'] },
  {
    why: 'The name of a plan.',
    texts: ['Smart Start Website', 'SEO & GEO', 'Social Media Essentials', 'Social Media Growth Kit'],
  },
];
