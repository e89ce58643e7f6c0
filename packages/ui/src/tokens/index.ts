/** The design tokens as data, and the brand of a product. */
export type { ColourRole } from './brandRoles.ts';
export { breakpoints } from './breakpoints.ts';
export { type TokenName, tokenNames } from './tokenNames.ts';
export type { Brand, BrandColours, BrandDefinition, MotifName } from './brand/Brand.ts';
export type { Hex } from './brand/colour.ts';
export { defineBrand } from './brand/defineBrand.ts';
