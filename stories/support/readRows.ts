/** The lists of labels and values of a page: of its main part, where it has one, not of the menu beside it, nor of what stands beside a form. */
export const listsOf = (element: HTMLElement): readonly HTMLElement[] => [
  ...(element.querySelector('main') ?? element).querySelectorAll<HTMLElement>('dl:not(form ~ aside dl, div:has(form) ~ aside dl)'),
];

/** Labels and values of these lists, in their order. Spaces are plain ones. */
export const readRows = (element: HTMLElement): readonly (readonly [label: string, value: string])[] =>
  listsOf(element).flatMap((list) =>
    [...list.children].map((row) => [textOf(row.querySelector('dt')), textOf(row.querySelector('dd > span'))] as const),
  );

const textOf = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s/g, ' ');
