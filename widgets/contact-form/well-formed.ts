/** Text without half of a character, as a careless paste leaves it: no address and no endpoint takes that. */
export const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/gu, '\ufffd');
