import { chromium, type Browser, type Page } from 'playwright';
import { randomOf } from '../../packages/sandbox/src/testing/fuzz/randomOf.ts';
import { chromeFlags, chromePath } from '../chromePath.ts';
import { newDataDir, removeDataDir, startProvider } from '../budgets/provider.ts';

const TRIES = Number(process.argv[2] ?? 1000);
const SEED = Number(process.env['WAKING_SEED'] ?? Date.now() % 2 ** 31);
const AT_ONCE = Number(process.env['AT_ONCE'] ?? 4);
const SLOWNESS = [1, 4, 8];
const LATEST_SCRIPT_MS = 2000;
const LATEST_TOUCH_MS = 2500;
const LONGEST_PAUSE_MS = 150;
const ANSWER_MS = 30_000;
const PHONE = '+37060000123';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Chance = { readonly upTo: (most: number) => number };
type Way = {
  readonly path: string;
  readonly width: number;
  /** Does what a visitor does at a moment of their own; answers what is wrong afterwards, null when nothing was lost. */
  readonly walk: (page: Page, chance: Chance) => Promise<string | null>;
};

async function typePhone(page: Page, { upTo }: Chance): Promise<void> {
  await page.getByLabel('Phone number').focus();
  for (const key of PHONE) {
    await page.keyboard.press(key === '+' ? 'Shift+Equal' : key);
    await wait(upTo(LONGEST_PAUSE_MS));
  }
}

const isAwake = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('#root')?.hasAttribute('data-config') === false, undefined, { timeout: ANSWER_MS });

/** The slide in sight, by the dot that says so. */
async function slideIs(page: Page, position: number): Promise<string | null> {
  const dot = `[data-part="dots"] button:nth-child(${position})[aria-current="true"]`;
  return await page.waitForSelector(dot, { timeout: ANSWER_MS }).then(
    () => null,
    () => `slide ${position} did not come`,
  );
}

const ways: readonly Way[] = [
  {
    path: '/login',
    width: 390,
    walk: async (page, chance) => {
      await typePhone(page, chance);
      await isAwake(page);
      // What the app types again, it does when it is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const value = await page.getByLabel('Phone number').inputValue();
      return value === PHONE ? null : `the field holds "${value}"`;
    },
  },
  {
    path: '/login',
    width: 390,
    walk: async (page, chance) => {
      await typePhone(page, chance);
      await page.keyboard.press('Enter');
      const password = page.getByLabel('Password', { exact: true });
      const isThere = await password.waitFor({ timeout: ANSWER_MS }).then(
        () => true,
        () => false,
      );
      if (!isThere) return 'Enter was not heard';
      const digits = PHONE.slice(1);
      const isTheirs = await page.evaluate((number) => {
        const texts = [...document.querySelectorAll('input')].map(({ value }) => value).join(' ');
        return `${document.body.textContent} ${texts}`.replaceAll(/\D/g, '').includes(number);
      }, digits);
      return isTheirs ? null : 'the password is asked of another phone';
    },
  },
  {
    path: '/login',
    width: 390,
    walk: async (page) => {
      const asked = page
        .waitForRequest((request) => request.method() === 'POST' && request.url().includes('one_time'), { timeout: ANSWER_MS })
        .then(
          () => null,
          () => 'no code was asked for',
        );
      await page.getByRole('button', { name: 'Log in with a one-time code' }).click({ noWaitAfter: true });
      await page.getByLabel('Phone number').fill(PHONE);
      await page.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true });
      return await asked;
    },
  },
  {
    path: '/',
    width: 390,
    walk: async (page, { upTo }) => {
      const position = 2 + Math.floor(upTo(3));
      await page.locator(`[data-part="dots"] button:nth-child(${position})`).click({ noWaitAfter: true });
      return await slideIs(page, position);
    },
  },
  {
    path: '/',
    width: 1280,
    walk: async (page) => {
      await page.getByRole('button', { name: 'Next slide' }).click({ noWaitAfter: true });
      return await slideIs(page, 2);
    },
  },
];

/** One visitor on a machine this slow, whose scripts come as late as chance says. Nothing is in the cache. */
async function attempt(browser: Browser, url: string, way: Way, slowness: number, chance: Chance): Promise<string | null> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: way.width, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const late = chance.upTo(LATEST_SCRIPT_MS);
    await page.route('**/static/*.js', async (route) => {
      await wait(late);
      await route.continue();
    });
    await page.goto(`${url}${way.path}`, { waitUntil: 'commit' });
    await page.waitForSelector('#root h1', { timeout: ANSWER_MS });
    const after = chance.upTo(LATEST_TOUCH_MS);
    await wait(after);
    const wrong = await way.walk(page, chance);
    return wrong === null
      ? null
      : `${wrong} (${way.path} at ${way.width} px, ${slowness}x, scripts ${late.toFixed(0)} ms late, touched after ${after.toFixed(0)} ms)`;
  } catch (error) {
    return `${way.path}, ${slowness}x: ${String(error)}`;
  } finally {
    await context.close();
  }
}

// Keys and presses at random moments while a page comes alive: each is heard (APP-052).
console.log(`waking: WAKING_SEED=${SEED} draws the same ${TRIES} visitors again`);
const dataDir = newDataDir();
const provider = await startProvider(dataDir);
const browser = await chromium.launch({ executablePath: chromePath(), args: chromeFlags });
const lost: string[] = [];
let next = 0;
async function visit(): Promise<void> {
  for (let place = next++; place < TRIES; place = next++) {
    const random = randomOf(SEED + place);
    const way = ways[place % ways.length];
    const slowness = SLOWNESS[Math.floor(place / ways.length) % SLOWNESS.length];
    if (way === undefined || slowness === undefined) throw new Error('There is no way to walk');
    const wrong = await attempt(browser, provider.url, way, slowness, { upTo: (most) => random.next() * most });
    if (wrong !== null) {
      lost.push(wrong);
      console.log(`LOST try ${place}: ${wrong}`);
    }
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, visit));
await browser.close();
await provider.stop();
removeDataDir(dataDir);
console.log(`waking: ${TRIES - lost.length} passed, ${lost.length} failed`);
process.exitCode = lost.length === 0 ? 0 : 1;
