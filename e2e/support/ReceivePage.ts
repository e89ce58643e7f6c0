import type { Page } from '@playwright/test';

export class ReceivePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Navigates Crypto -> account -> Receive. */
  async openFromAssets(account: RegExp): Promise<void> {
    await this.page.getByRole('link', { name: /^Crypto/ }).click();
    await this.page.getByRole('button', { name: account }).click();
    await this.page.getByRole('button', { name: 'Receive', exact: true }).click();
  }

  async copy(): Promise<void> {
    await this.page.getByRole('button', { name: 'Copy address', exact: true }).click();
  }
}
