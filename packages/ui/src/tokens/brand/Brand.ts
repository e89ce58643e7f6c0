import type { ComponentType } from 'react';
import type { ColourRole } from '../brandRoles.ts';
import type { Hex } from './colour.ts';

/** The line pattern behind a hero: contour lines, arcs or none. */
export type MotifName = 'contours' | 'arcs' | 'none';

/** A brand for `ThemeRoot`. */
export type Brand = {
  /** Value of `data-brand`. */
  readonly id: string;
  /** Name shown to customers. */
  readonly name: string;
  /** CSS variables for light, dark, system and high contrast. Omit it when a stylesheet of the product contains them. */
  readonly css?: string;
  /** Drawn next to the name or instead of it, at line height. Decorative, because the name is always shown or read out too. */
  readonly mark?: ComponentType;
  /** @default 'contours' */
  readonly motif?: MotifName;
};

/** A few decisions from which the hundred and fifty variables of a brand are derived. */
export type BrandDefinition = Omit<Brand, 'css'> & {
  readonly seeds: {
    /** The brand's main colour: buttons, links, selected items, the first line of charts. */
    readonly accent: Hex;
    /** Background of the page in light mode. Greys take its hue. @default a pale grey of the accent's hue */
    readonly ground?: Hex;
    /**
     * Background of the balance and the welcome screen. A pale one is replaced with a dark one in dark mode. @default the accent, very dark
     */
    readonly hero?: Hex;
  };
  /** Font families in CSS syntax. The package's `fonts.css` is not needed then. @default Hanken Grotesk */
  readonly fonts?: {
    readonly text: string;
    /** Titles and amounts. @default the text family */
    readonly title?: string;
  };
  /** Corner radius of buttons in px. Fields, cards and sheets scale with it. 0 is square, 999 a pill. @default 12 */
  readonly radius?: number;
  /** Overrides for individual colours that the seeds would generate. */
  readonly roles?: { readonly light?: BrandColours; readonly dark?: BrandColours };
};

export type BrandColours = { readonly [Role in ColourRole]?: Hex };
