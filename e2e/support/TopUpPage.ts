import type { Page } from '@playwright/test';

export class TopUpPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the account's default method: the first card, or the bank without cards. */
  async open(accountId: number): Promise<void> {
    await this.page.goto(`/operation/topup/fiat/${accountId}/`);
  }

  async openByBank(accountId: number): Promise<void> {
    await this.page.goto(`/operation/topup/fiat/${accountId}/payment_network/1`);
  }

  async enterAmount(amount: string): Promise<void> {
    await this.page.getByLabel('Amount', { exact: true }).fill(amount);
  }

  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next step' }).click();
  }

  async finish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Done' }).click();
  }

  async pay(): Promise<void> {
    await this.page.getByRole('button', { name: 'Top up', exact: true }).click();
  }

  async answerSheet(answer: 'Approve' | 'Decline' | 'Cancel'): Promise<void> {
    await this.page.getByRole('dialog', { name: 'Card check' }).getByRole('button', { name: answer }).click();
  }
}
