export type { Balances, Brand, Contrast, ThemeName } from './Theme.ts';
export { ThemeRoot, type ThemeRootProps } from './ThemeRoot.tsx';
