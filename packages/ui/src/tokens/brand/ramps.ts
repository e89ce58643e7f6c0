import { brandSteps } from '../brandRoles.ts';
import { contrastOf, hexOf, lchOf, type Hex, type Lch } from './colour.ts';
import type { BrandDefinition } from './Brand.ts';

/** The steps by which a ramp is as colourful as its seed. */
const [SEEDED_ACCENT, SEEDED_NEUTRAL] = [lchOf(brandSteps.accent['accent-700']), lchOf(brandSteps.neutral['neutral-50'])];
/** Greys that are more colourful than this many times Halden's are no greys. */
const MOST_TINTED = 3;

/** Halden's ramp in another hue: the lightness of each step stays, and with it most of the contrast. */
const turned = (steps: Readonly<Record<string, Hex>>, hue: number, colourfulness: number): [string, Hex][] =>
  Object.entries(steps).map(([step, hex]) => {
    const { lightness, chroma } = lchOf(hex);
    return [step, hexOf({ lightness, chroma: chroma * colourfulness, hue })];
  });

/** The colours of every step (`accent-700`) for a brand's seeds. */
export function makeRamps({ accent, ground }: BrandDefinition['seeds']): ReadonlyMap<string, Hex> {
  const seed = lchOf(accent);
  const tint = ground === undefined ? null : lchOf(ground);
  const tinted = tint === null ? 1 : Math.min(MOST_TINTED, tint.chroma / SEEDED_NEUTRAL.chroma);
  return new Map([
    ...turned(brandSteps.accent, seed.hue, seed.chroma / SEEDED_ACCENT.chroma),
    ...turned(brandSteps.neutral, tint?.hue ?? seed.hue, seed.chroma < SEEDED_NEUTRAL.chroma && tint === null ? 0 : tinted),
  ]);
}

/** The first of some colours that is read on a ground, or the one that comes nearest to it. */
export function readableOn(ground: Hex, candidates: readonly Hex[], least = 4.5): Hex {
  const byContrast = candidates.toSorted((one, other) => contrastOf(other, ground) - contrastOf(one, ground));
  return candidates.find((colour) => contrastOf(colour, ground) >= least) ?? byContrast[0] ?? '#000000';
}

/** The same colour, lighter or darker by a share of the way from black to white. */
export function shifted(hex: Hex, by: number): Hex {
  const colour: Lch = lchOf(hex);
  return hexOf({ ...colour, lightness: Math.min(1, Math.max(0, colour.lightness + by)) });
}
