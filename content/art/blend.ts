import { colours } from '../look.ts';

type ColourName = keyof typeof colours;

/** A colour, and its share of a mixture; all shares are 1 together. */
type Ingredient = readonly [hex: string, share: number];

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The mixture of some colours, as `#rrggbb`. */
export function mixture(ingredients: readonly Ingredient[]): string {
  const parts = ingredients.map(([hex, share]) => [channelsOf(hex), share] as const);
  const channels = [0, 1, 2].map((at) => {
    const value = Math.round(parts.reduce((sum, [channels, share]) => sum + channels[at]! * share, 0));
    return Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A colour between two, of which so much is the first. */
export const between = (from: string, to: string, share: number): string =>
  mixture([
    [from, share],
    [to, 1 - share],
  ]);

/**
 * A tone between the agency's colours, by their shares in hundredths; a share below nothing takes a colour away, which makes what is left
 * of the others more vivid.
 */
export const blend = (shares: Readonly<Partial<Record<ColourName, number>>>): string =>
  mixture(Object.entries(shares).map(([name, share]) => [colours[name as ColourName], share / 100]));
