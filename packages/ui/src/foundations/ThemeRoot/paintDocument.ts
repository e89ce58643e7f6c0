import type { Theme } from './Theme.ts';

/** The browser's own bars take the colour of the page. */
function paintThemeColor(): void {
  const tag = document.head.querySelector('meta[name="theme-color"]');
  const meta = tag ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'theme-color' }));
  meta.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--semantic-color-bg-page').trim());
}

/** Puts a theme on the document. Answers a function that stops following the device. */
export function paintDocument({
  brand,
  theme,
  contrast,
  lang,
}: Omit<Theme, 'balances'> & { readonly lang: string | undefined }): () => void {
  const root = document.documentElement;
  if (lang !== undefined) root.lang = lang;
  Object.assign(root.dataset, { brand, theme, contrast });
  paintThemeColor();
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', paintThemeColor);
  return () => {
    device.removeEventListener('change', paintThemeColor);
  };
}
