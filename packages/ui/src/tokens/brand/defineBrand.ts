import type { Brand, BrandDefinition } from './Brand.ts';
import { brandColours, brandModes, contrastFaults, isShared, type BrandMode, type Colours, type ColoursByMode } from './brandColours.ts';

/** Ids that are valid in `ThemeRoot` and in selectors. */
const ID = /^[a-z][a-z\d-]*$/;

const DARK_DEVICE = '(prefers-color-scheme:dark)';
const MORE_ASKED = '(prefers-contrast:more)';

type Declarations = readonly string[];

/** Chosen so that 12 gives Halden's shapes and 999 Ostra's. */
const shapesOf = (radius: number): Declarations =>
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
function declare({ roles }: BrandDefinition, colours: Colours): Declarations {
  const stated = new Set(Object.keys({ ...roles?.light, ...roles?.dark }));
  return [...colours].flatMap(([role, hex]) =>
    isShared(role) && !stated.has(role) && !role.includes('on-hero') ? [] : [`--semantic-color-${role}:${hex}`],
  );
}

/** Every selector has the specificity of one attribute, so that of two matching blocks the later one wins. */
function cssOf(definition: BrandDefinition, byMode: ColoursByMode): string {
  const { id, fonts, radius } = definition;
  const block = (where: string, declarations: Declarations): string => `[data-brand="${id}"]${where}{${declarations.join(';')}}`;
  const colours = (mode: BrandMode): Declarations => declare(definition, byMode[mode]);
  const shared = [
    ...(fonts === undefined ? [] : [`--semantic-font-text:${fonts.text}`]),
    ...(fonts?.title === undefined ? [] : [`--semantic-font-title:${fonts.title}`]),
    ...(radius === undefined ? [] : shapesOf(radius)),
  ];
  const dark = ':where([data-theme="dark"])';
  const system = ':where(:not([data-theme]),[data-theme="system"])';
  const more = ':where([data-contrast="more"])';
  return [
    block('', [...shared, ...colours('light')]),
    block(dark, colours('dark')),
    `@media ${DARK_DEVICE}{${block(system, colours('dark'))}}`,
    block(more, colours('lightMore')),
    block(dark + more, colours('darkMore')),
    `@media ${DARK_DEVICE}{${block(system + more, colours('darkMore'))}}`,
    `@media ${MORE_ASKED}{${block('', colours('lightMore'))}${block(dark, colours('darkMore'))}}`,
    `@media ${DARK_DEVICE} and ${MORE_ASKED}{${block(system, colours('darkMore'))}}`,
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
  const byMode = brandColours(definition);
  const faults = brandModes.flatMap((mode) => contrastFaults(byMode[mode], mode));
  if (faults.length > 0) throw new RangeError(`The brand "${id}" cannot be read:\n${faults.join('\n')}`);
  return { id, name, css: cssOf(definition, byMode), ...(mark && { mark }), ...(motif && { motif }) };
}
