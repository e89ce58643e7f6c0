import type { Preview } from '@storybook/react-vite';
/**
 * Toolbar options: every story in every brand, theme, contrast, language, direction, text size and width. `system` follows the browser.
 * `pseudo` is English with accents, 40 % longer. `mirrored` is English in Hebrew letters, to be seen from the right.
 */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: { toolbar: { title: 'Brand', icon: 'paintbrush', dynamicTitle: true, items: ['halden', 'ostra'] } },
  theme: { toolbar: { title: 'Theme', icon: 'mirror', dynamicTitle: true, items: ['system', 'light', 'dark'] } },
  contrast: { toolbar: { title: 'Contrast', icon: 'contrast', dynamicTitle: true, items: ['standard', 'more'] } },
  language: { toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: ['en', 'de', 'pseudo', 'mirrored'] } },
  direction: { toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: ['ltr', 'rtl'] } },
  textSize: { toolbar: { title: 'Text size', icon: 'zoom', dynamicTitle: true, items: ['100 %', '150 %', '200 %'] } },
};

const createViewport = (name: string, pixels: number, height: number) => ({
  name: `${name} ${pixels}`,
  styles: { width: `${pixels}px`, height: `${height}px` },
});

/** The widths of the design. A story that needs one sets `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  phone: createViewport('Phone', 390, 844),
  tablet: createViewport('Tablet', 768, 1024),
  desktop: createViewport('Desktop', 1280, 800),
};
