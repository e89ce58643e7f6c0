export type { Balances, Contrast, Theme, ThemeName } from './Theme.ts';
export { ThemeRoot, type ThemeRootProps } from './ThemeRoot.tsx';
