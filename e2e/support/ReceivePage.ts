import type { Page } from '@playwright/test';

/** The page with the address of an account. */
export class ReceivePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** By the list of accounts: Crypto -> the account -> Receive. */
  async openFromAssets(account: RegExp): Promise<void> {
    await this.page.getByRole('link', { name: /^Crypto/ }).click();
    await this.page.getByRole('button', { name: account }).click();
    await this.page.getByRole('button', { name: 'Receive', exact: true }).click();
  }

  async copy(): Promise<void> {
    await this.page.getByRole('button', { name: 'Copy address', exact: true }).click();
  }
}
