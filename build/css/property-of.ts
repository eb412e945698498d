/** The custom property of a colour: `goldLight` is `--gold-light`. */
export const propertyOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
