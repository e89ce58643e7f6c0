export type { Balances, Brand, Contrast, Theme, ThemeName } from './Theme.ts';
export { ThemeRoot, type ThemeRootProps } from './ThemeRoot.tsx';
