import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import type { Brand } from '../../tokens/brand/Brand.ts';
import { StyleLayer } from '../styleLayer/StyleLayer.tsx';
import { getBrand, halden } from './builtInBrands.tsx';
import { ThemeContext, type Balances, type Contrast, type ThemeName, type Theme } from './Theme.ts';

/** Gives the browser's toolbars the colour of the page. */
function applyThemeColor(): void {
  const tag = document.head.querySelector('meta[name="theme-color"]');
  const meta = tag ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'theme-color' }));
  meta.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--semantic-color-bg-page').trim());
}

/** An undefined brand or language leaves the page's own unchanged. */
type AppliedTheme = Pick<Theme, 'theme' | 'contrast'> & { readonly brand: string | undefined; readonly lang: string | undefined };

/** Applies a theme to the document. Returns a function that stops following the device's setting. */
function applyTheme({ brand, theme, contrast, lang }: AppliedTheme): () => void {
  const root = document.documentElement;
  if (lang !== undefined) root.lang = lang;
  Object.assign(root.dataset, { ...(brand !== undefined && { brand }), theme, contrast });
  applyThemeColor();
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', applyThemeColor);
  return () => {
    device.removeEventListener('change', applyThemeColor);
  };
}

const BrandVariables = createGlobalStyle<{ readonly $css: string }>`${({ $css }) => $css}`;

export type ThemeRootProps = {
  /**
   * A brand from `defineBrand`, or the id of a brand whose variables are in a stylesheet: `halden`, `ostra` or one of your own.
   * @default the page's `data-brand`, with the mark of Halden
   */
  readonly brand?: Brand | string;
  /** @default 'system' */
  readonly theme?: ThemeName;
  /** @default 'standard', which still follows the device's setting for more contrast */
  readonly contrast?: Contrast;
  /** `hidden` replaces all balances of the customer with dots. @default 'shown' */
  readonly balances?: Balances;
  /** Language of the texts, set as `lang` of the page or element. @default unchanged */
  readonly lang?: string;
  /** `page` themes the document, `element` a wrapper element, for example to show two themes side by side. @default 'page' */
  readonly scope?: 'page' | 'element';
  /** What the theme applies to. */
  readonly children: ReactNode;
};

/**
 * Applies a brand and a theme. They are attributes on the root and colours are CSS variables, so a theme change re-renders only the
 * drawings that differ by brand. Hiding balances re-renders the amounts.
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
  const brand = useMemo(() => (typeof wanted === 'string' ? getBrand(wanted) : wanted), [wanted]);
  const id = brand?.id;
  const value = useMemo(() => ({ brand: brand ?? halden, theme, contrast, balances }), [brand, theme, contrast, balances]);
  useLayoutEffect(
    () => (scope === 'page' ? applyTheme({ brand: id, theme, contrast, lang }) : undefined),
    [scope, id, theme, contrast, lang],
  );
  const content = (
    <ThemeContext value={value}>
      <StyleLayer>
        {brand?.css === undefined ? null : <BrandVariables $css={brand.css} />}
        {children}
      </StyleLayer>
    </ThemeContext>
  );
  if (scope === 'page') return content;
  return (
    <div data-brand={id ?? halden.id} data-theme={theme} data-contrast={contrast} lang={lang}>
      {content}
    </div>
  );
}
