import type { Locator, Page } from 'playwright';
import * as z from 'zod/mini';
import { openControl, type Control, type Customer } from '../../e2e/support/control.ts';
import { LoginPage } from '../../e2e/support/LoginPage.ts';
import { TransactionsPage } from '../../e2e/support/TransactionsPage.ts';
import { median, type Figure } from './Figure.ts';
import { inBrowser, onProvider, openPhone, readNotice } from './inBrowser.ts';

/** As budgets F6 and F7 say it. */
const [CPU_SLOWDOWN, INPUTS] = [4, 20];
/** The browser reports no interaction that is on the screen sooner: such a one counts as this. */
const SHORTEST_MS = 16;

/** Acts that lead round: after the last the first can be done again. */
type Round = readonly (() => Promise<unknown>)[];

/** Keeps how long each interaction took, from the input to the frame that answers it, by the browser's own account (Event Timing). */
const KEEP_DURATIONS = `{
  globalThis.durations = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS}, buffered: true });
}`;

const durationsSchema = z.array(z.number());
const readDurations = async (page: Page): Promise<readonly number[]> =>
  durationsSchema.parse(await page.evaluate('new Promise((read) => requestIdleCallback(() => read([...durations.values()])))'));

/** Makes an input, until nothing is left to be drawn: the next one waits for no work of the last. */
async function settle(page: Page, round: Round): Promise<void> {
  for (const press of round) {
    await press();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }))));
  }
}

/** Goes round until so many inputs were made; each kind of them is made once before, uncounted: what it needs is loaded then. */
async function measureRound(page: Page, round: Round): Promise<readonly number[]> {
  await settle(page, round);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const before = (await readDurations(page)).length;
  let count = 0;
  for (; count < INPUTS; count += round.length) await settle(page, round);
  const durations = (await readDurations(page)).slice(before);
  await session.detach();
  // A press and its release are one interaction; what is quicker than the browser reports is missing.
  return [...durations, ...Array.from({ length: Math.max(0, count - durations.length) }, () => SHORTEST_MS)];
}

type Walk = { readonly page: Page; readonly control: Control; readonly customer: Customer };
type Screen = readonly [what: string, open: (walk: Walk) => Promise<Round>];

const typing = (page: Page, keys: string): Round => keys.split('').map((key) => () => page.keyboard.press(key === '<' ? 'Backspace' : key));
const [AMOUNT_KEYS, CODE_KEYS] = ['1234.56<<<<<<<', '12345<<<<<'];

/** F6: where a customer types an amount or a code, and the floor: an input of a page that does nothing. */
const typed: readonly Screen[] = [
  [
    'a bare input',
    async ({ page }) => {
      await page.goto('about:blank');
      await page.setContent('<input aria-label="Bare">');
      await page.evaluate(KEEP_DURATIONS);
      await page.getByLabel('Bare').click();
      return typing(page, AMOUNT_KEYS);
    },
  ],
  [
    'a withdrawal',
    async ({ page, control, customer }) => {
      await page.goto(`/operation/withdraw/fiat/${await control.accountId(customer, 'EUR')}/payment_network/1`);
      await page.getByLabel('Amount', { exact: true }).click();
      return typing(page, AMOUNT_KEYS);
    },
  ],
  [
    'the code of a login',
    async ({ page, customer }) => {
      await page.evaluate('sessionStorage.clear(), localStorage.clear()');
      const login = new LoginPage(page);
      await login.open();
      await login.askForCode(customer.username);
      await page.getByLabel('Code').click();
      return typing(page, CODE_KEYS);
    },
  ],
];

/** A finger stays so long; without it press, release and click are answered in one frame, which no customer sees. @param until what is there, or gone, then */
const tap = (button: Locator, until?: Locator, state?: 'detached') => async (): Promise<void> => {
  await button.click({ delay: 80 });
  await until?.waitFor(state === undefined ? {} : { state });
};

/** F7: taps whose answer needs nothing from the network any more. */
const tapped: readonly Screen[] = [
  [
    'the menu, opened and closed',
    async ({ page }) => {
      await page.goto('/assets');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      return [tap(page.getByRole('button', { name: 'Menu' }), menu), tap(menu.getByRole('button', { name: 'Close' }), menu, 'detached')];
    },
  ],
  [
    'a route and back',
    async ({ page }) => {
      await page.goto('/assets');
      const cash = page.getByRole('link', { name: /^Cash/ });
      const heading = page.getByRole('heading', { level: 1, name: 'Cash' });
      return [tap(cash, heading), tap(page.getByRole('button', { name: 'Back' }), cash)];
    },
  ],
  [
    'a filter, opened, chosen and taken back',
    async ({ page }) => {
      const history = new TransactionsPage(page);
      await history.open();
      await history.rows.first().waitFor();
      const sheet = page.getByRole('dialog');
      return [
        tap(history.chip(/^(?:Status|Completed)/), sheet),
        tap(sheet.getByRole('button', { name: 'Completed', exact: true })),
        tap(sheet.getByRole('button', { name: 'Apply' }), sheet, 'detached'),
      ];
    },
  ],
];

const share = (values: readonly number[], part: number): number =>
  values.toSorted((left, right) => left - right)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

/** F6 and F7: how soon typing and taps are answered on a phone with a quarter of this machine's speed. Reported, not gated: the machine is not known. */
export const measureInteractions = (): Promise<readonly Figure[]> =>
  onProvider((url) =>
    inBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const [what, open] of [...typed, ...tapped]) {
        const page = await openPhone(browser, url);
        const control = openControl(page.context().request, () => Promise.resolve());
        const customer = await control.customer('verified');
        await page.addInitScript(KEEP_DURATIONS);
        await new LoginPage(page).resume(customer);
        await readNotice(page);
        const durations = await measureRound(page, await open({ page, control, customer }));
        await page.context().close();
        const isTyped = typed.some(([name]) => name === what);
        const [id, goal] = isTyped ? ['F6', 100] : ['F7', 150];
        if (isTyped) figures.push({ id, what: `INP typing into ${what}, median (goal 24 ms)`, value: median(durations), unit: 'ms' });
        figures.push({ id, what: `INP of ${what}, p98 (goal ${goal} ms)`, value: share(durations, 0.98), unit: 'ms' });
      }
      return figures;
    }),
  );
