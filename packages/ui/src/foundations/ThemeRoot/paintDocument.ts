import type { Theme } from './Theme.ts';

/** Gives the browser's toolbars the colour of the page. */
function paintThemeColor(): void {
  const tag = document.head.querySelector('meta[name="theme-color"]');
  const meta = tag ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'theme-color' }));
  meta.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--semantic-color-bg-page').trim());
}

/** An undefined brand or language leaves the page's own unchanged. */
type Painted = Pick<Theme, 'theme' | 'contrast'> & { readonly brand: string | undefined; readonly lang: string | undefined };

/** Applies a theme to the document. Returns a function that stops following the device's setting. */
export function paintDocument({ brand, theme, contrast, lang }: Painted): () => void {
  const root = document.documentElement;
  if (lang !== undefined) root.lang = lang;
  Object.assign(root.dataset, { ...(brand !== undefined && { brand }), theme, contrast });
  paintThemeColor();
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', paintThemeColor);
  return () => {
    device.removeEventListener('change', paintThemeColor);
  };
}
