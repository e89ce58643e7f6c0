import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum number of stops between two elements of a journey. */
const MAX_STOPS = 60;
/** Includes the time to load a page. */
const LOADING_TIMEOUT_MS = 20_000;

/**
 * A customer without a pointer, who only moves forward by Tab, presses Enter and types. The order of stops is therefore also the reading
 * order. Every stop must be visible and have a name.
 */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Returns the focused element as announced, such as `button "Next step" [disabled]`. Empty at the end of the page. */
  async stop(): Promise<string> {
    const focused = this.page.locator(':focus');
    if ((await focused.count()) === 0) return '';
    const [line = ''] = (await focused.ariaSnapshot()).split('\n');
    return /^- '?(\w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]+\])*)/.exec(line)?.[1] ?? line;
  }

  /** Tabs to an element and returns the stops including it. Empty if it already has the focus. */
  async tabTo(target: Locator): Promise<readonly string[]> {
    await expect(target).toBeEnabled();
    const stops: string[] = [];
    while (!(await target.evaluate((element) => element === document.activeElement))) {
      await this.page.keyboard.press('Tab');
      stops.push(await this.stop());
      expect(stops.at(-1), `has a name and comes before the end of the page, after ${stops.slice(0, -1).join(', ')}`).toMatch(/"/);
      expect(stops.length, `stops before it: ${stops.join(', ')}`).toBeLessThan(MAX_STOPS);
      await expect(this.page.locator(':focus')).toBeInViewport();
    }
    return stops;
  }

  async press(target: Locator): Promise<readonly string[]> {
    const stops = await this.tabTo(target);
    await this.page.keyboard.press('Enter');
    return stops;
  }

  async type(target: Locator, text: string): Promise<readonly string[]> {
    const stops = await this.tabTo(target);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
    return stops;
  }

  /** Waits until the focus is on the new page's heading, which announces the page. */
  async arriveAt(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused({ timeout: LOADING_TIMEOUT_MS });
  }
}
