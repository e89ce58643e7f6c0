import type { ComponentType } from 'react';
import type { brandRoles } from '../brandRoles.ts';
import type { Hex } from './colour.ts';

/** A role of colour: the variable `--semantic-color-` with this end. */
export type ColourRole = keyof typeof brandRoles;

/** The lines behind a hero: landscapes' contours, arcs, or nothing. */
export type MotifName = 'contours' | 'arcs' | 'none';

/** A brand as `ThemeRoot` takes it. */
export type Brand = {
  /** The value of `data-brand`. */
  readonly id: string;
  /** As a customer reads it. */
  readonly name: string;
  /** Its variables, for light, dark, system and more contrast. Left out where a stylesheet of the product holds them. */
  readonly css?: string;
  /** Drawn beside the name, or in its place. Takes the height of its line; it is decoration, the name is written or spoken beside it. */
  readonly mark?: ComponentType;
  /** @default 'contours' */
  readonly motif?: MotifName;
};

/** A few decisions of which the hundred and fifty variables of a brand are made. */
export type BrandDefinition = Omit<Brand, 'css'> & {
  readonly seeds: {
    /** The colour that the brand is known by: buttons, links, what is chosen, the charts' first line. */
    readonly accent: Hex;
    /** The page in the light; greys take its hue. @default a pale grey of the accent's hue */
    readonly ground?: Hex;
    /** The ground of the balance and the welcome. A pale one is dark in the dark. @default the accent, very dark */
    readonly hero?: Hex;
  };
  /** Families as CSS writes them; `fonts.css` of the package is not needed then. @default Hanken Grotesk */
  readonly fonts?: {
    readonly text: string;
    /** Titles and amounts. @default that of the text */
    readonly title?: string;
  };
  /** px at the corners of buttons; fields, cards and sheets follow. 0 is square, 999 a pill. @default 12 */
  readonly radius?: number;
  /** Single colours in place of those that the seeds make. */
  readonly roles?: { readonly light?: BrandColours; readonly dark?: BrandColours };
};

export type BrandColours = { readonly [Role in ColourRole]?: Hex };
