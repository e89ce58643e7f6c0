import type { Theme } from './Theme.ts';

/** The browser's own bars take the colour of the page. */
function paintThemeColor(): void {
  const tag = document.head.querySelector('meta[name="theme-color"]');
  const meta = tag ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'theme-color' }));
  meta.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--semantic-color-bg-page').trim());
}

/** A brand or a language that is left out is the page's own. */
type Painted = Pick<Theme, 'theme' | 'contrast'> & { readonly brand: string | undefined; readonly lang: string | undefined };

/** Puts a theme on the document. Answers a function that stops following the device. */
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
