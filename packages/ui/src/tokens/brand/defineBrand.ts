import type { Brand, BrandDefinition } from './Brand.ts';
import {
  createBrandColours,
  brandModes,
  findContrastFaults,
  isShared,
  type BrandMode,
  type Colours,
  type ColoursByMode,
} from './createBrandColours.ts';

/** Ids that are valid in `ThemeRoot` and in selectors. */
const ID = /^[a-z][a-z\d-]*$/;

const PREFERS_DARK = '(prefers-color-scheme:dark)';
const PREFERS_MORE_CONTRAST = '(prefers-contrast:more)';

type Declarations = readonly string[];

/** Chosen so that 12 gives Halden's shapes and 999 Ostra's. */
const declareShapes = (radius: number): Declarations =>
  Object.entries({
    control: radius,
    input: Math.min(radius, 16),
    code: Math.min(radius, 16),
    tile: Math.min(radius, 20),
    card: Math.min(Math.round((radius * 4) / 3), 28),
    sheet: Math.min(Math.round((radius * 5) / 3), 28),
    badge: Math.round(radius / 2),
  }).map(([shape, px]) => `--semantic-shape-${shape}:${px}px`);

/** Declares what differs between brands. Shared colours keep the library's values, unless the brand sets them or they are on a hero. */
function declareColours({ roles }: BrandDefinition, colours: Colours): Declarations {
  const stated = new Set(Object.keys({ ...roles?.light, ...roles?.dark }));
  return [...colours].flatMap(([role, hex]) =>
    isShared(role) && !stated.has(role) && !role.includes('on-hero') ? [] : [`--semantic-color-${role}:${hex}`],
  );
}

/** Every selector has the specificity of one attribute, so that of two matching blocks the later one wins. */
function printCss(definition: BrandDefinition, byMode: ColoursByMode): string {
  const { id, fonts, radius } = definition;
  const block = (where: string, declarations: Declarations): string => `[data-brand="${id}"]${where}{${declarations.join(';')}}`;
  const colours = (mode: BrandMode): Declarations => declareColours(definition, byMode[mode]);
  const shared = [
    ...(fonts === undefined ? [] : [`--semantic-font-text:${fonts.text}`]),
    ...(fonts?.title === undefined ? [] : [`--semantic-font-title:${fonts.title}`]),
    ...(radius === undefined ? [] : declareShapes(radius)),
  ];
  const dark = ':where([data-theme="dark"])';
  const system = ':where(:not([data-theme]),[data-theme="system"])';
  const more = ':where([data-contrast="more"])';
  return [
    block('', [...shared, ...colours('light')]),
    block(dark, colours('dark')),
    `@media ${PREFERS_DARK}{${block(system, colours('dark'))}}`,
    block(more, colours('lightMore')),
    block(dark + more, colours('darkMore')),
    `@media ${PREFERS_DARK}{${block(system + more, colours('darkMore'))}}`,
    `@media ${PREFERS_MORE_CONTRAST}{${block('', colours('lightMore'))}${block(dark, colours('darkMore'))}}`,
    `@media ${PREFERS_DARK} and ${PREFERS_MORE_CONTRAST}{${block(system, colours('darkMore'))}}`,
  ].join('\n');
}

/** Rejects characters that would end the CSS declaration. */
const isFamily = (text: string): boolean => !/[;{}<>]/.test(text);

/**
 * Creates a brand from a few seed colours: the variables for light, dark, system and high contrast, after checking the contrast of all
 * colours used on each other. Pass it to `ThemeRoot`, or write its `css` to a stylesheet at build time.
 * @throws RangeError for an invalid id, colour or font family, or with a list of the colour pairs whose contrast is too low
 */
export function defineBrand(definition: BrandDefinition): Brand & { readonly css: string } {
  const { id, name, fonts, mark, motif } = definition;
  if (!ID.test(id)) throw new RangeError(`The id of a brand is a word of small letters, digits and hyphens, unlike "${id}".`);
  for (const family of [fonts?.text, fonts?.title])
    if (family !== undefined && !isFamily(family)) throw new RangeError(`"${family}" is no list of font families.`);
  const byMode = createBrandColours(definition);
  const faults = brandModes.flatMap((mode) => findContrastFaults(byMode[mode], mode));
  if (faults.length > 0) throw new RangeError(`The brand "${id}" cannot be read:\n${faults.join('\n')}`);
  return { id, name, css: printCss(definition, byMode), ...(mark && { mark }), ...(motif && { motif }) };
}
