import { brandRoles, brandSteps, type ColourRole } from '../brandRoles.ts';
import type { BrandColours, BrandDefinition } from './Brand.ts';
import { calculateContrast, toLch, type Hex, lchToHex, type Lch } from './colour.ts';
import { contrastPairs } from './contrastPairs.ts';

/** The steps at which a ramp has the chroma of its seed. */
const [SEEDED_ACCENT, SEEDED_NEUTRAL] = [toLch(brandSteps.accent['accent-700']), toLch(brandSteps.neutral['neutral-50'])];
/** Maximum chroma of the greys, as a multiple of Halden's. Beyond it they would not look grey. */
const MAX_TINT = 3;

/** Shifts Halden's ramp to another hue. Each step keeps its lightness and with it most of the contrast. */
const shiftHue = (steps: Readonly<Record<string, Hex>>, hue: number, colourfulness: number): [string, Hex][] =>
  Object.entries(steps).map(([step, hex]) => {
    const { lightness, chroma } = toLch(hex);
    return [step, lchToHex({ lightness, chroma: chroma * colourfulness, hue })];
  });

/** Returns the colour of every ramp step (`accent-700`) for a brand's seeds. */
function createRamps({ accent, ground }: BrandDefinition['seeds']): ReadonlyMap<string, Hex> {
  const seed = toLch(accent);
  const tint = ground === undefined ? null : toLch(ground);
  const tinted = tint === null ? 1 : Math.min(MAX_TINT, tint.chroma / SEEDED_NEUTRAL.chroma);
  return new Map([
    ...shiftHue(brandSteps.accent, seed.hue, seed.chroma / SEEDED_ACCENT.chroma),
    ...shiftHue(brandSteps.neutral, tint?.hue ?? seed.hue, seed.chroma < SEEDED_NEUTRAL.chroma && tint === null ? 0 : tinted),
  ]);
}

/** Returns the first candidate that is readable on a background, or else the one with the highest contrast. */
function chooseReadable(ground: Hex, candidates: readonly Hex[], least = 4.5): Hex {
  const byContrast = candidates.toSorted((one, other) => calculateContrast(other, ground) - calculateContrast(one, ground));
  return candidates.find((colour) => calculateContrast(colour, ground) >= least) ?? byContrast[0] ?? '#000000';
}

/** Returns the colour with its lightness changed by `by`, where 1 is the range from black to white. */
function shiftLightness(hex: Hex, by: number): Hex {
  const colour: Lch = toLch(hex);
  return lchToHex({ ...colour, lightness: Math.min(1, Math.max(0, colour.lightness + by)) });
}

export const brandModes = ['light', 'dark', 'lightMore', 'darkMore'] as const;
export type BrandMode = (typeof brandModes)[number];
/** All colours of one mode, including those taken from the library. */
export type Colours = ReadonlyMap<string, Hex>;
export type ColoursByMode = Readonly<Record<BrandMode, Colours>>;

/** Minimum contrast with the page for an action to use the seed itself. Below it the ramp is used. */
const MIN_ACTION_CONTRAST = 3;
/** Lightness above which a hero counts as pale and gets dark text. */
const PALE_LIGHTNESS = 0.6;
const [HOVER, PRESS, LINES] = [0.05, 0.1, 0.12];

const isDark = (mode: BrandMode): boolean => mode === 'dark' || mode === 'darkMore';

/**
 * Uses the seed itself on buttons, so that a brand's purple stays its purple. Hover and press move away from the text colour, which
 * increases the contrast.
 */
function createActionColours(accent: Hex, page: Hex, dark: Hex): BrandColours {
  if (calculateContrast(accent, page) < MIN_ACTION_CONTRAST) return {};
  const text = chooseReadable(accent, ['#ffffff', dark, '#000000']);
  const away = text === '#ffffff' ? -1 : 1;
  return {
    'action-primary-bg': accent,
    'action-primary-hover': shiftLightness(accent, away * HOVER),
    'action-primary-pressed': shiftLightness(accent, away * PRESS),
    'action-primary-text': text,
  };
}

function createHeroColours(hero: Hex, ramps: Colours): BrandColours {
  const getStep = (step: string): Hex => ramps.get(step) ?? '#000000';
  const text = chooseReadable(hero, [getStep('accent-50'), '#ffffff', getStep('neutral-1000'), '#000000']);
  const isPale = calculateContrast(text, '#ffffff') > calculateContrast(text, '#000000');
  const towards = isPale ? -1 : 1;
  return {
    'bg-hero': hero,
    'bg-hero-hover': shiftLightness(hero, -towards * HOVER),
    'text-on-hero': text,
    'text-on-hero-muted': chooseReadable(hero, [
      ...(isPale ? [getStep('neutral-800'), getStep('neutral-900')] : [getStep('accent-200'), getStep('accent-100')]),
      text,
    ]),
    'action-on-hero-bg': text,
    'action-on-hero-text': hero,
    'border-on-hero': shiftLightness(hero, towards * LINES * 2),
    'motif-line': shiftLightness(hero, towards * LINES),
    'focus-ring-on-hero': text,
  };
}

/** In dark mode a pale hero becomes a card slightly lighter than the page. */
const createDarkHeroColours = (ramps: Colours): BrandColours => createHeroColours(ramps.get('neutral-900') ?? '#000000', ramps);

/** Returns the role colours that the seeds and single colours override in a mode. */
function getOverrides({ seeds, roles }: BrandDefinition, mode: BrandMode, ramps: Colours): BrandColours {
  const { accent, ground, hero } = seeds;
  if (isDark(mode)) {
    const inTheDark =
      hero === undefined ? {} : toLch(hero).lightness > PALE_LIGHTNESS ? createDarkHeroColours(ramps) : createHeroColours(hero, ramps);
    return { ...inTheDark, ...roles?.dark };
  }
  const page = ground ?? ramps.get('neutral-50') ?? '#ffffff';
  return {
    ...(ground === undefined ? {} : { 'bg-page': ground }),
    ...createActionColours(accent, page, ramps.get('neutral-1000') ?? '#000000'),
    ...(hero === undefined ? {} : createHeroColours(hero, ramps)),
    ...roles?.light,
  };
}

export function createBrandColours(definition: BrandDefinition): ColoursByMode {
  const ramps = createRamps(definition.seeds);
  const createFor = (mode: BrandMode): Colours => createColours(definition, mode, ramps);
  return { light: createFor('light'), dark: createFor('dark'), lightMore: createFor('lightMore'), darkMore: createFor('darkMore') };
}

function createColours(definition: BrandDefinition, mode: BrandMode, ramps: Colours): Colours {
  const changes: Readonly<Record<string, Hex>> = getOverrides(definition, mode, ramps);
  return new Map(
    Object.entries(brandRoles).map(([role, sources]: [string, Readonly<Record<string, string>>]) => {
      const source = sources[mode] ?? sources[isDark(mode) ? 'dark' : 'light'] ?? '';
      // The high-contrast modes have stricter colours of their own. A brand's colours apply only where these define none.
      const own = mode in sources && mode.endsWith('More') ? undefined : changes[role];
      return [role, own ?? ramps.get(source) ?? toHex(source)];
    }),
  );
}

const toHex = (text: string): Hex => `#${text.slice(1)}`;

/** True for roles with library colours, which mean the same in every brand. */
export const isShared = (role: string): boolean => {
  const sources: Readonly<Record<string, string>> = brandRoles[isRole(role) ? role : 'bg-page'];
  return Object.values(sources).every((source) => source.startsWith('#'));
};

const isRole = (role: string): role is ColourRole => role in brandRoles;

/** Returns a description of each colour pair whose contrast is too low to be read or seen. */
export function findContrastFaults(colours: Colours, mode: BrandMode): readonly string[] {
  const getColour = (role: string): Hex => colours.get(role.replaceAll('.', '-')) ?? '#000000';
  return contrastPairs.flatMap(({ foreground, background, least, leastOfMore }) => {
    const wanted = mode.endsWith('More') ? leastOfMore : least;
    const found = calculateContrast(getColour(foreground), getColour(background));
    if (found >= wanted) return [];
    const names = [foreground, background].map((role) => `${role.replaceAll('.', '-')} (${getColour(role)})`);
    return [`${names.join(' on ')}, ${modeNames[mode]}: ${Math.floor(found * 100) / 100} to 1, at least ${wanted} is needed`];
  });
}

const modeNames: Readonly<Record<BrandMode, string>> = {
  light: 'light',
  dark: 'dark',
  lightMore: 'light with more contrast',
  darkMore: 'dark with more contrast',
};
