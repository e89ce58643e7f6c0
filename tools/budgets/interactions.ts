import { chromium, type Browser, type Page } from 'playwright';
import * as z from 'zod/mini';
import { openControl, type Control, type Customer } from '../../e2e/support/control.ts';
import { declineOffers } from '../../e2e/support/declineOffers.ts';
import { LoginPage } from '../../e2e/support/LoginPage.ts';
import { TransactionsPage } from '../../e2e/support/TransactionsPage.ts';
import { chromeFlags, chromePath } from '../chromePath.ts';
import { median } from './compare.ts';
import type { Figure } from './Figure.ts';
import { newDataDir, removeDataDir, startProvider } from './provider.ts';

/** As budgets F6 and F7 say it. */
const CPU_SLOWDOWN = 4;
const INPUTS = 20;
/** The browser reports no interaction that is on the screen sooner: such a one counts as this. */
const SHORTEST_MS = 16;

type Act = () => Promise<unknown>;
/** Acts that lead round: after the last the first can be done again. */
type Round = readonly Act[];

/** Keeps how long each interaction took, from the input to the frame that answers it, by the browser's own account (Event Timing). */
function keepDurations(shortest: number): void {
  const durations = new Map<number, number>();
  Object.assign(globalThis, { durations });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId !== 0)
        durations.set(entry.interactionId, Math.max(durations.get(entry.interactionId) ?? 0, entry.duration));
  });
  observer.observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit);
}

const durationsSchema = z.array(z.number());
const readDurations = async (page: Page): Promise<readonly number[]> =>
  durationsSchema.parse(await page.evaluate('new Promise((read) => requestIdleCallback(() => read([...durations.values()])))'));

/** Nothing is left to be drawn, so that the next input waits for no work of the last. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }))));

/** Goes round until so many inputs were made; each kind of them is made once before, uncounted: what it needs is loaded then. */
async function measureRound(page: Page, round: Round): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  for (const press of round) {
    await press();
    await settle(page);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const before = (await readDurations(page)).length;
  let count = 0;
  while (count < INPUTS)
    for (const press of round) {
      await press();
      await settle(page);
      count++;
    }
  const durations = (await readDurations(page)).slice(before);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  // A press and its release are one interaction; what is quicker than the browser reports is missing.
  return [...durations, ...Array.from({ length: Math.max(0, count - durations.length) }, () => SHORTEST_MS)];
}

const typing = (page: Page, keys: string): Round => keys.split('').map((key) => () => page.keyboard.press(key === '<' ? 'Backspace' : key));
const AMOUNT_KEYS = '1234.56<<<<<<<';
const CODE_KEYS = '12345<<<<<';

type Walk = { readonly page: Page; readonly control: Control; readonly customer: Customer };
type Screen = { readonly what: string; readonly open: (walk: Walk) => Promise<Round> };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** F6: where a customer types an amount or a code. */
const typed: readonly Screen[] = [
  {
    what: 'a withdrawal',
    open: async ({ page, control, customer }) => {
      await page.goto(`/operation/withdraw/fiat/${await control.accountId(customer, 'EUR')}/payment_network/1`);
      await page.getByLabel('Amount', { exact: true }).click();
      return typing(page, AMOUNT_KEYS);
    },
  },
  {
    what: 'an exchange',
    open: async ({ page, control, customer }) => {
      const [from, to] = [await control.accountId(customer, 'EUR'), await control.accountId(customer, 'USD')];
      await page.goto(`/operation/exchange/fiat/${from}/fiat/${to}`);
      await page.getByLabel('You give').click();
      return typing(page, AMOUNT_KEYS);
    },
  },
  {
    what: 'the code of a login',
    open: async ({ page, customer }) => {
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      const login = new LoginPage(page);
      await login.open();
      await login.askForCode(customer.username);
      await page.getByLabel('Code').click();
      return typing(page, CODE_KEYS);
    },
  },
];

/** A finger stays so long; without it press, release and click are answered in one frame, which no customer sees. */
const TAP = { delay: 80 };

/** F7: taps whose answer needs nothing from the network any more. */
const tapped: readonly Screen[] = [
  {
    what: 'the menu, opened and closed',
    open: async ({ page }) => {
      await page.goto('/assets');
      const menu = page.getByRole('dialog', { name: 'Menu' });
      return [
        () =>
          page
            .getByRole('button', { name: 'Menu' })
            .click(TAP)
            .then(() => menu.waitFor()),
        () =>
          menu
            .getByRole('button', { name: 'Close' })
            .click(TAP)
            .then(() => menu.waitFor({ state: 'detached' })),
      ];
    },
  },
  {
    what: 'a route and back',
    open: async ({ page }) => {
      await page.goto('/assets');
      const cash = page.getByRole('link', { name: /^Cash/ });
      return [
        () => cash.click(TAP).then(() => heading(page, 'Cash').waitFor()),
        () =>
          page
            .getByRole('button', { name: 'Back' })
            .click(TAP)
            .then(() => cash.waitFor()),
      ];
    },
  },
  {
    what: 'a filter, opened, chosen and taken back',
    open: async ({ page }) => {
      const history = new TransactionsPage(page);
      await history.open();
      await history.rows.first().waitFor();
      const sheet = page.getByRole('dialog');
      const chip = history.chip(/^(?:Status|Completed)/);
      return [
        () => chip.click(TAP).then(() => sheet.waitFor()),
        () => sheet.getByRole('button', { name: 'Completed', exact: true }).click(TAP),
        () =>
          sheet
            .getByRole('button', { name: 'Apply' })
            .click(TAP)
            .then(() => sheet.waitFor({ state: 'detached' })),
      ];
    },
  },
  {
    what: 'a picker, opened and closed',
    open: async ({ page }) => {
      await page.goto('/reports');
      const picker = page.getByRole('combobox').first();
      return [() => picker.click(TAP), () => page.keyboard.press('Escape')];
    },
  },
];

const share = (values: readonly number[], part: number): number =>
  values.toSorted((left, right) => left - right)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

async function measureScreen(browser: Browser, url: string, { open }: Screen): Promise<readonly number[]> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const control = openControl(context.request, () => Promise.resolve());
  const customer = await control.customer('verified');
  const page = await context.newPage();
  await declineOffers(page);
  await page.addInitScript(keepDurations, SHORTEST_MS);
  await new LoginPage(page).resume(customer);
  // Told once to every customer; what is measured is every visit after.
  await page.getByRole('dialog', { name: 'Important notice' }).getByRole('button', { name: 'Continue' }).click();
  const durations = await measureRound(page, await open({ page, control, customer }));
  await context.close();
  return durations;
}

/** The floor: an input of a page that does nothing. */
const bareInput: Screen = {
  what: 'a bare input',
  open: async ({ page }) => {
    await page.goto('about:blank');
    await page.setContent('<input aria-label="Bare">');
    await page.evaluate(keepDurations, SHORTEST_MS);
    await page.getByLabel('Bare').click();
    return typing(page, AMOUNT_KEYS);
  },
};

/** F6 and F7: how soon typing and taps are answered on a phone with a quarter of this machine's speed. Reported, not gated: the machine is not known. */
export async function measureInteractions(): Promise<readonly Figure[]> {
  const dataDir = newDataDir();
  const provider = await startProvider(dataDir);
  const browser = await chromium.launch({ executablePath: chromePath(), args: chromeFlags });
  try {
    const figures: Figure[] = [];
    for (const screen of [bareInput, ...typed]) {
      const durations = await measureScreen(browser, provider.url, screen);
      figures.push(
        { id: 'F6', what: `INP typing into ${screen.what}, median (goal 24 ms)`, value: median(durations), unit: 'ms' },
        { id: 'F6', what: `INP typing into ${screen.what}, p98 (goal 100 ms)`, value: share(durations, 0.98), unit: 'ms' },
      );
    }
    for (const screen of tapped) {
      const durations = await measureScreen(browser, provider.url, screen);
      figures.push({ id: 'F7', what: `INP of ${screen.what}, p98 (goal 150 ms)`, value: share(durations, 0.98), unit: 'ms' });
    }
    return figures;
  } finally {
    await browser.close();
    await provider.stop();
    removeDataDir(dataDir);
  }
}
