import { expect, type Locator, type Page } from '@playwright/test';

/** Nothing that a journey looks for is further away than this. */
const MOST_STOPS = 60;
/** A page may have to be loaded first. */
const MOST_LOADING_MS = 20_000;

/**
 * A customer without a pointer: moves by Tab and forward only, presses Enter, types. So what comes next is also what is read out next.
 * Every stop of the focus has to be in sight and to have a name.
 */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** What has the focus, as it is read out: `button "Next step" [disabled]`; empty at the end of the page. */
  async stop(): Promise<string> {
    const focused = this.page.locator(':focus');
    if ((await focused.count()) === 0) return '';
    const [line = ''] = (await focused.ariaSnapshot()).split('\n');
    return /^- '?(\w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]+\])*)/.exec(line)?.[1] ?? line;
  }

  /** Moves on to this element; answers the stops on the way, itself the last. None where it has the focus already. */
  async tabTo(target: Locator): Promise<readonly string[]> {
    await expect(target).toBeEnabled();
    const stops: string[] = [];
    while (!(await target.evaluate((element) => element === document.activeElement))) {
      await this.page.keyboard.press('Tab');
      stops.push(await this.stop());
      expect(stops.at(-1), `has a name and comes before the end of the page, after ${stops.slice(0, -1).join(', ')}`).toMatch(/"/);
      expect(stops.length, `stops before it: ${stops.join(', ')}`).toBeLessThan(MOST_STOPS);
      await expect(this.page.locator(':focus')).toBeInViewport();
    }
    return stops;
  }

  /** Moves on to this button or link and presses it. */
  async press(target: Locator): Promise<readonly string[]> {
    const stops = await this.tabTo(target);
    await this.page.keyboard.press('Enter');
    return stops;
  }

  /** Moves on to this field and types in place of what is there. */
  async type(target: Locator, text: string): Promise<readonly string[]> {
    const stops = await this.tabTo(target);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
    return stops;
  }

  /** A new page has begun: its heading has the focus, and is so read out. */
  async arriveAt(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused({ timeout: MOST_LOADING_MS });
  }
}
