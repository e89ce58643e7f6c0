import { chromium, type Page } from 'playwright';
import { chromeFlags, chromePath } from '../chromePath.ts';

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
