import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { findEdges, findMisplacedCells } from './support/tables.ts';
import { groupPaths } from './support/groupPaths.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const WIDTHS = [1120, 1280, 1600];

/** Groups of which the customer has more than one: a single bond or note is open, without a table. */
const comparedGroups = groupPaths.filter((path) => !/bonds|notes/.test(path));
const selectionPaths = ['send', 'receive', 'exchange'].map((purpose) => `/select-currency-to/${purpose}`);

/** Every page with a table. */
const tablePaths = [...comparedGroups, ...selectionPaths, '/transactions'];

/** Pages with an action in their header, or with cards side by side. A list to choose from is only as wide as it needs. */
const edgePaths = [
  ...groupPaths,
  '/transactions',
  '/assets',
  '/account-plans',
  '/notifications',
  '/cards',
  '/profile',
  '/settings',
  '/settings/security',
];

async function collectAtEveryWidth(page: Page, paths: readonly string[], find: (page: Page) => Promise<readonly string[]>) {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await waitUntilSettled(page);
      for (const fault of await find(page)) faults.push(`${path} at ${width} px: ${fault}`);
    }
  }
  return faults;
}

test('headings are above their columns in every table, and nothing sticks out of its column (DESK-015)', async ({ page, control }) => {
  test.slow();
  await new LoginPage(page).resume(await control.customer('verified'));
  expect(await collectAtEveryWidth(page, tablePaths, findMisplacedCells)).toEqual([]);
});

test('cards, tables and the actions of the header end at one right edge, the same on every page (DESK-016)', async ({ page, control }) => {
  test.slow();
  await new LoginPage(page).resume(await control.customer('verified'));
  /** The edge of the first page, by width of the window. */
  const edges = new Map<number, number>();
  const findOtherEdge = async (): Promise<readonly string[]> => {
    const found = await findEdges(page);
    const [edge] = found;
    const width = page.viewportSize()?.width ?? 0;
    if (edge !== undefined && !edges.has(width)) edges.set(width, edge);
    return found.length === 1 && edge === edges.get(width) ? [] : [found.join(', ') || 'has no card'];
  };
  expect(await collectAtEveryWidth(page, edgePaths, findOtherEdge)).toEqual([]);
});
