// F1 to F5: one line of JSON for each page: {"page", "lcp", "tbt", "cls", "score"}, medians of five runs of the mobile preset.
import { createServer } from 'node:http';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';

const RUNS = 5;
const { url, executablePath, flags, username, password } = JSON.parse(process.argv[2]);
const median = (values) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];

/** The floor: a page without a script. It says whether the machine can be believed. */
const html = '<!doctype html><html lang="en"><head><title>Static</title></head><body><h1>A static page</h1></body></html>';
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
  // Offered and told once to every customer; what is measured is every visit after.
  await page.evaluate(() => localStorage.setItem('wallet:v1:biometry_choice', 'Later'));
  await (await page.waitForSelector('input[name="username"]')).type(username);
  await page.click('button[type="submit"]');
  await (await page.waitForSelector('input[type="password"]')).type(password);
  await page.click('button[type="submit"]');
  await page.waitForFunction(() => location.pathname === '/assets');
  await (await page.waitForSelector('::-p-aria([name="Continue"][role="button"])')).click();
}

const browser = await puppeteer.launch({ executablePath, args: flags, headless: 'shell' });
const pages = [
  ['static', `http://127.0.0.1:${floor.address().port}/`],
  ['/', `${url}/`],
  ['/login', `${url}/login`],
  ['/assets', `${url}/assets`],
];
for (const [name, address] of pages) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    if (name === '/assets') await signIn(page);
    runs.push(await measure(page, address));
    await context.close();
  }
  const medians = Object.fromEntries(['lcp', 'tbt', 'cls', 'score'].map((key) => [key, median(runs.map((one) => one[key]))]));
  console.log(JSON.stringify({ page: name, ...medians }));
}
await browser.close();
floor.close();
