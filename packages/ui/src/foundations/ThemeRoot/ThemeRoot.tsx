import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { ThemeContext, type Balances, type Brand, type Contrast, type ThemeName } from './Theme.ts';
import { paintDocument } from './paintDocument.ts';

export type ThemeRootProps = {
  /** @default 'halden' */
  readonly brand?: Brand;
  /** @default 'system' */
  readonly theme?: ThemeName;
  /** @default 'standard', which still follows the device's own wish for more contrast */
  readonly contrast?: Contrast;
  /** `hidden` puts dots in place of everything that the customer has. @default 'shown' */
  readonly balances?: Balances;
  /** Language of the texts, for the `lang` of the page or box. @default left as it is */
  readonly lang?: string;
  /** `page` themes the document; `element` a box of its own, for two themes side by side. @default 'page' */
  readonly scope?: 'page' | 'element';
  readonly children: ReactNode;
};

/**
 * Brings a brand and a theme into force. They are attributes on the root and the colours are CSS variables, so a change of theme renders
 * nothing again but the drawings that differ by brand. The switch that hides balances renders the figures again.
 */
export function ThemeRoot({
  brand = 'halden',
  theme = 'system',
  contrast = 'standard',
  balances = 'shown',
  lang,
  scope = 'page',
  children,
}: ThemeRootProps) {
  const value = useMemo(() => ({ brand, theme, contrast, balances }), [brand, theme, contrast, balances]);
  useLayoutEffect(
    () => (scope === 'page' ? paintDocument({ brand, theme, contrast, lang }) : undefined),
    [scope, brand, theme, contrast, lang],
  );
  const content = <ThemeContext value={value}>{children}</ThemeContext>;
  if (scope === 'page') return content;
  return (
    <div data-brand={brand} data-theme={theme} data-contrast={contrast} lang={lang}>
      {content}
    </div>
  );
}
