import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import type { Brand } from '../../tokens/brand/Brand.ts';
import { brandOf, halden } from './builtInBrands.tsx';
import { paintDocument } from './paintDocument.ts';
import { ThemeContext, type Balances, type Contrast, type ThemeName } from './Theme.ts';

const BrandVariables = createGlobalStyle<{ readonly $css: string }>`${({ $css }) => $css}`;

export type ThemeRootProps = {
  /**
   * What `defineBrand` made, or the id of a brand whose variables a stylesheet holds: `halden`, `ostra`, or one of your own.
   * @default what `data-brand` of the page says, with the mark of Halden
   */
  readonly brand?: Brand | string;
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
  brand: wanted,
  theme = 'system',
  contrast = 'standard',
  balances = 'shown',
  lang,
  scope = 'page',
  children,
}: ThemeRootProps) {
  const brand = useMemo(() => (typeof wanted === 'string' ? brandOf(wanted) : wanted), [wanted]);
  const id = brand?.id;
  const value = useMemo(() => ({ brand: brand ?? halden, theme, contrast, balances }), [brand, theme, contrast, balances]);
  useLayoutEffect(
    () => (scope === 'page' ? paintDocument({ brand: id, theme, contrast, lang }) : undefined),
    [scope, id, theme, contrast, lang],
  );
  const content = (
    <ThemeContext value={value}>
      {brand?.css === undefined ? null : <BrandVariables $css={brand.css} />}
      {children}
    </ThemeContext>
  );
  if (scope === 'page') return content;
  return (
    <div data-brand={id ?? halden.id} data-theme={theme} data-contrast={contrast} lang={lang}>
      {content}
    </div>
  );
}
