import type { Page } from '@playwright/test';
import type { Control } from './control.ts';

/** A send from the form to its end. It acts; what is then seen is the journey's to say. */
export class SendPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** By the list of accounts: Crypto -> the account -> Send. */
  async openFromAssets(account: RegExp): Promise<void> {
    await this.page.getByRole('link', { name: /^Crypto/ }).click();
    await this.page.getByRole('button', { name: account }).click();
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
  }

  async enter({
    address,
    amount,
    comment,
  }: {
    readonly address: string;
    readonly amount: string;
    readonly comment?: string;
  }): Promise<void> {
    await this.page.getByLabel('Address', { exact: true }).fill(address);
    await this.page.getByLabel('Amount', { exact: true }).fill(amount);
    if (comment !== undefined) await this.page.getByLabel('Comment').fill(comment);
  }

  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next step' }).click();
  }

  async enterCode(code: string): Promise<void> {
    await this.page.getByLabel('Code').fill(code);
    await this.page.getByRole('button', { name: 'Confirm' }).click();
  }

  /** Waits for the code step, then enters the newest code. */
  async confirm(phone: string, control: Control): Promise<void> {
    await this.page.getByRole('heading', { name: 'Confirmation' }).waitFor();
    await this.enterCode(await control.latestCode(phone));
  }
}
