/** The resolved value of a CSS variable on this page. */
export const readVariable = (name: string, element: Element = document.documentElement): string =>
  getComputedStyle(element).getPropertyValue(name).trim();
