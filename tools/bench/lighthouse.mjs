// F1 to F7 with Lighthouse: pages as medians of five runs with its mobile preset, typing and taps with a quarter of the CPU.
import { createServer } from 'node:http';
import lighthouse, { startTimespan } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { median, reportFigures } from '../budgets/Figure.ts';

const RUNS = 5;
const { url, executablePath, flags } = JSON.parse(process.argv[2]);

/** The baseline: a page without scripts, with a bare input. It shows whether this machine is fast enough for valid results. */
const html =
  '<!doctype html><html lang="en"><head><title>Static</title></head><body><h1>A static page</h1><input aria-label="Amount"></body></html>';
const floor = createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end(html));
await new Promise((resolve) => floor.listen(0, '127.0.0.1', resolve));

async function measure(page, address) {
  const { lhr } = await lighthouse(
    address,
    { onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'silent' },
    undefined,
    page,
  );
  const value = (audit) => lhr.audits[audit].numericValue;
  return {
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    score: lhr.categories.performance.score * 100,
  };
}

async function signIn(page) {
  await page.goto(`${url}/login`);
  // These one-time prompts are shown to every customer. What counts is every later visit.
  await page.evaluate(() => localStorage.setItem('wallet:v1:biometry_choice', 'Later'));
  await page.waitForSelector('main[data-settled]');
  await (await page.waitForSelector('input[name="username"]')).type('+37060000001');
  await page.click('button[type="submit"]');
  await (await page.waitForSelector('input[type="password"]')).type('Halden2026');
  await page.click('button[type="submit"]');
  await page.waitForFunction(() => location.pathname === '/assets');
  await (await page.waitForSelector('::-p-aria([name="Continue"][role="button"])')).click();
}

/** Resolves with the INP in ms: the longest interaction of six rounds, ignoring one in fifty. A first round loads what is missing. */
async function measureInteractions(page, walk) {
  await walk();
  const { endTimespan } = await startTimespan(page, {
    flags: {
      logLevel: 'silent',
      onlyAudits: ['interaction-to-next-paint'],
      throttlingMethod: 'devtools',
      throttling: { cpuSlowdownMultiplier: 4, requestLatencyMs: 0, downloadThroughputKbps: 0, uploadThroughputKbps: 0 },
    },
  });
  for (let round = 0; round < 6; round++) await walk();
  const { lhr } = await endTimespan();
  return lhr.audits['interaction-to-next-paint'].numericValue;
}

const readAccount = (page) =>
  page.evaluate(async () => {
    const authorization = `Bearer ${sessionStorage.getItem('wallet:v1:auth_token')}`;
    const { accounts } = await (await fetch('/api/v1/accounts/operations', { headers: { authorization } })).json();
    return accounts.find(({ currencyCode }) => currencyCode === 'EUR').id;
  });

const browser = await puppeteer.launch({ executablePath, args: flags, headless: 'shell' });
const pages = [
  ['static', `http://127.0.0.1:${floor.address().port}/`, 'F1', '0.9, else this machine is too slow to tell'],
  ['/', `${url}/`, 'F1', '1.5'],
  ['/login', `${url}/login`, 'F1', '1.5'],
  ['/assets', `${url}/assets`, 'F2', '2.5'],
];
for (const [name, address, id, goal] of pages) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    if (name === '/assets') await signIn(page);
    runs.push(await measure(page, address));
    await context.close();
  }
  const value = (key) => median(runs.map((one) => one[key]));
  reportFigures([
    { id, what: `${name} LCP (goal ${goal})`, value: value('lcp'), unit: 's' },
    { id: 'F3', what: `${name} TBT (goal 200 ms)`, value: value('tbt'), unit: 'ms' },
    { id: 'F4', what: `${name} CLS (goal 0.01)`, value: value('cls'), unit: '' },
    { id: 'F5', what: `${name} performance score (goal 97)`, value: value('score'), unit: '' },
  ]);
}

const page = await browser.newPage();
await page.setViewport({ width: 390, height: 844 });
await signIn(page);
const tap = async (selector) => (await page.waitForSelector(selector, { visible: true })).click({ delay: 80 });
const taps = await measureInteractions(page, async () => {
  await tap('button[aria-label^="Menu"]');
  await tap('dialog button[aria-label="Close"]');
  await page.waitForSelector('dialog[open]', { hidden: true });
});
const type = async (address) => {
  await page.goto(address);
  await (await page.waitForSelector('::-p-aria([name="Amount"][role="textbox"])')).click();
  return measureInteractions(page, async () => {
    for (const key of [...'1234', ...Array.from({ length: 4 }, () => 'Backspace')]) await page.keyboard.press(key);
  });
};
const typed = await type(`${url}/operation/withdraw/fiat/${await readAccount(page)}/payment_network/1`);
const bare = await type(`http://127.0.0.1:${floor.address().port}/`);
reportFigures([
  { id: 'F6', what: 'INP of typing an amount (goal 100 ms)', value: typed, unit: 'ms' },
  { id: 'F6', what: 'the same in a bare input', value: bare, unit: 'ms' },
  { id: 'F7', what: 'INP of the menu, opened and closed (goal 150 ms)', value: taps, unit: 'ms' },
]);
await browser.close();
floor.close();
