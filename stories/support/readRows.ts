import { screen, userEvent } from 'storybook/test';

/** Shows the parts of a price in its summary. */
export const openPriceDetails = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Price details' }));

/** The description lists of a page or of its main part, without those of the menu. */
export const findLists = (element: HTMLElement): readonly HTMLElement[] => [
  ...(element.querySelector('main') ?? element).querySelectorAll<HTMLElement>('dl'),
];

/** Labels and values of these lists, in order, with plain spaces. */
export const readRows = (element: HTMLElement): readonly (readonly [label: string, value: string])[] =>
  findLists(element).flatMap((list) =>
    [...list.children].map((row) => [readText(row.querySelector('dt')), readText(row.querySelector('dd > span'))] as const),
  );

/** The values of these lists, without their labels. */
export const readFigures = (element: HTMLElement): readonly string[] => readRows(element).map(([, value]) => value);

const readText = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s/g, ' ');
