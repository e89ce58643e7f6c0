import { createContext, use } from 'react';
import type { Brand } from '../../tokens/brand/Brand.ts';
import { halden } from './builtInBrands.tsx';

/** `system` follows the device. */
export type ThemeName = 'light' | 'dark' | 'system';
/** `more` uses the high-contrast values regardless of the device's setting. */
export type Contrast = 'standard' | 'more';

/** Whether the customer's balances are visible (WISH-001). */
export type Balances = 'shown' | 'hidden';

export type Theme = { readonly brand: Brand; readonly theme: ThemeName; readonly contrast: Contrast; readonly balances: Balances };

export const ThemeContext = createContext<Theme>({ brand: halden, theme: 'system', contrast: 'standard', balances: 'shown' });

/**
 * Returns the current theme, for drawings that differ by brand (motif, mark) and amounts that may be hidden. Everything else uses CSS
 * variables.
 */
export const useTheme = (): Theme => use(ThemeContext);
