import { chromium, type Page } from 'playwright';
import { chromeFlags, chromePath } from '../chromePath.ts';

/** Looks at a page as a server has written it: it is painted before any script has run. */
export async function lookUnscripted(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromePath(), args: chromeFlags });
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(url);
    const ground = await page.getByRole('link', { name: 'Create account' }).evaluate((link) => getComputedStyle(link).backgroundColor);
    if (ground === 'rgba(0, 0, 0, 0)') throw new Error(`${url} has no styles before its scripts have run.`);
  } finally {
    await browser.close();
  }
}

/** Opens a page in the browser and fails when it complains of anything. */
export async function openPage(url: string, visit: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromePath(), args: chromeFlags });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(url);
    await visit(page);
    if (complaints.length > 0) throw new Error(`${url} complains:\n${complaints.join('\n')}`);
  } finally {
    await browser.close();
  }
}
