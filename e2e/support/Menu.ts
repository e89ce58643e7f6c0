import type { Page } from '@playwright/test';

/** The menu, which is beside the page on wide screens and behind a button on narrow ones. */
export class Menu {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private async open(): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).waitFor();
    const opener = this.page.getByRole('button', { name: 'Menu' });
    if (await opener.isVisible()) await opener.click();
  }

  async follow(entry: string): Promise<void> {
    await this.open();
    await this.page.getByRole('link', { name: entry, exact: true }).click();
    // Nothing behind the menu can be typed into until it has closed.
    await this.page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
  }

  async logOut(): Promise<void> {
    await this.open();
    await this.page.getByRole('button', { name: 'Log out' }).click();
  }
}
