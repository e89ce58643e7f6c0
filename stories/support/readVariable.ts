/** The value of a CSS variable on this page, with what it refers to put in. */
export const readVariable = (name: string, element: Element = document.documentElement): string =>
  getComputedStyle(element).getPropertyValue(name).trim();
