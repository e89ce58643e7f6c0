import { chromium } from '@playwright/test';
import { chromeFlags } from '../tools/getChromePath.ts';

/** A page of each kind. What differs among the pages of a kind is tested over the sources (stories/docs). */
const PAGES = ['components-button--docs', 'patterns-operationform--docs', 'screens-welcome-welcomescreen--docs'];
const SECTIONS = ['Example', 'Do', 'Don’t', 'Keys', 'Properties'];

/** Opens docs pages of the built Storybook. Returns what is missing on them. */
export async function findDocsProblems(url: string, executablePath: string): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath, args: [...chromeFlags] });
  const page = await browser.newPage();
  const problems: string[] = [];
  for (const id of PAGES) {
    await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`);
    const docs = page.locator('#storybook-docs');
    const wanted = [
      ...SECTIONS.map((name) => [name, docs.getByRole('heading', { level: 2, name, exact: true })] as const),
      ['status', docs.getByText(/^(?:Stable|Experimental), since \d/)] as const,
      ['code', docs.locator('pre', { hasText: '@wallet/ui/' }).first()] as const,
    ];
    for (const [name, part] of wanted) await part.waitFor({ timeout: 30_000 }).catch(() => problems.push(`${id} has no ${name}`));
  }
  await browser.close();
  return problems;
}
