import { brandSteps } from '../brandRoles.ts';
import { contrastOf, hexOf, lchOf, type Hex, type Lch } from './colour.ts';
import type { BrandDefinition } from './Brand.ts';

/** The steps at which a ramp has the chroma of its seed. */
const [SEEDED_ACCENT, SEEDED_NEUTRAL] = [lchOf(brandSteps.accent['accent-700']), lchOf(brandSteps.neutral['neutral-50'])];
/** Maximum chroma of the greys, as a multiple of Halden's. Beyond it they would not look grey. */
const MOST_TINTED = 3;

/** Shifts Halden's ramp to another hue. Each step keeps its lightness and with it most of the contrast. */
const turned = (steps: Readonly<Record<string, Hex>>, hue: number, colourfulness: number): [string, Hex][] =>
  Object.entries(steps).map(([step, hex]) => {
    const { lightness, chroma } = lchOf(hex);
    return [step, hexOf({ lightness, chroma: chroma * colourfulness, hue })];
  });

/** Returns the colour of every ramp step (`accent-700`) for a brand's seeds. */
export function makeRamps({ accent, ground }: BrandDefinition['seeds']): ReadonlyMap<string, Hex> {
  const seed = lchOf(accent);
  const tint = ground === undefined ? null : lchOf(ground);
  const tinted = tint === null ? 1 : Math.min(MOST_TINTED, tint.chroma / SEEDED_NEUTRAL.chroma);
  return new Map([
    ...turned(brandSteps.accent, seed.hue, seed.chroma / SEEDED_ACCENT.chroma),
    ...turned(brandSteps.neutral, tint?.hue ?? seed.hue, seed.chroma < SEEDED_NEUTRAL.chroma && tint === null ? 0 : tinted),
  ]);
}

/** Returns the first candidate that is readable on a background, or else the one with the highest contrast. */
export function readableOn(ground: Hex, candidates: readonly Hex[], least = 4.5): Hex {
  const byContrast = candidates.toSorted((one, other) => contrastOf(other, ground) - contrastOf(one, ground));
  return candidates.find((colour) => contrastOf(colour, ground) >= least) ?? byContrast[0] ?? '#000000';
}

/** Returns the colour with its lightness changed by `by`, where 1 is the range from black to white. */
export function shifted(hex: Hex, by: number): Hex {
  const colour: Lch = lchOf(hex);
  return hexOf({ ...colour, lightness: Math.min(1, Math.max(0, colour.lightness + by)) });
}
