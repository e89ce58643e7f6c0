/** The switches of a designer: every story in every brand, theme, contrast and width. `system` follows the browser. */
export const globalTypes = {
  brand: { toolbar: { title: 'Brand', icon: 'paintbrush', dynamicTitle: true, items: ['halden', 'ostra'] } },
  theme: { toolbar: { title: 'Theme', icon: 'mirror', dynamicTitle: true, items: ['system', 'light', 'dark'] } },
  contrast: { toolbar: { title: 'Contrast', icon: 'contrast', dynamicTitle: true, items: ['standard', 'more'] } },
};

const width = (name: string, pixels: number, height: number) => ({
  name: `${name} ${pixels}`,
  styles: { width: `${pixels}px`, height: `${height}px` },
});

/** The widths of the design: a story says `globals: { viewport: { value: 'phone' } }` where it needs one. */
export const viewports = {
  phone: width('Phone', 390, 844),
  tablet: width('Tablet', 768, 1024),
  desktop: width('Desktop', 1280, 800),
};
