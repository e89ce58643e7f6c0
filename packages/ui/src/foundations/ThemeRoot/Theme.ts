import { createContext, use } from 'react';
import type { Brand } from '../../tokens/brand/Brand.ts';
import { halden } from './builtInBrands.tsx';

/** `system` follows the device. */
export type ThemeName = 'light' | 'dark' | 'system';
/** `more` takes the high-contrast values whatever the device asks for. */
export type Contrast = 'standard' | 'more';

/** Whether what the customer has may be read on this screen (WISH-001). */
export type Balances = 'shown' | 'hidden';

export type Theme = { readonly brand: Brand; readonly theme: ThemeName; readonly contrast: Contrast; readonly balances: Balances };

export const ThemeContext = createContext<Theme>({ brand: halden, theme: 'system', contrast: 'standard', balances: 'shown' });

/** The theme in force. For drawings that differ by brand (motif, mark) and for figures that may be hidden; the rest are CSS variables. */
export const useTheme = (): Theme => use(ThemeContext);
