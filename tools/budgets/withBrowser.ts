import { chromium, type Browser, type Page } from 'playwright';
import * as z from 'zod/mini';
import { declineOffers } from '../../e2e/support/declineOffers.ts';
import { LoginPage } from '../../e2e/support/LoginPage.ts';
import { chromeFlags, getChromePath } from '../getChromePath.ts';
import { startProvider } from './provider.ts';

const customerSchema = z.object({ username: z.string(), password: z.string() });
export const PHONE = { width: 390, height: 844 } as const;

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: getChromePath(), args: chromeFlags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export async function withProvider<T>(work: (url: string) => Promise<T>): Promise<T> {
  const provider = await startProvider();
  try {
    return await work(provider.url);
  } finally {
    await provider.stop();
  }
}

/** A phone-sized page on which all offers are declined. */
export async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, viewport: PHONE, locale: 'en-GB' })).newPage();
  await declineOffers(page);
  return page;
}

export async function logInAs(page: Page, preset: string, overrides?: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await page.context().request.post('/sandbox/customers', { data: { preset, overrides }, timeout: 120_000 });
  await new LoginPage(page).logIn(customerSchema.parse(await answer.json()));
}

/** The notice is shown once to every customer. What counts is every later visit. */
export const dismissNotice = (page: Page): Promise<void> =>
  page.getByRole('dialog', { name: 'Important notice' }).getByRole('button', { name: 'Continue' }).click();
