import type { Page } from '@playwright/test';

/** A top-up by bank or by card, as a customer makes it. It acts; what is then seen is the journey's to say. */
export class TopUpPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The account's default way: the first card, without cards the bank. */
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

  /** What the stand-in for the card provider's sheet is answered. */
  async answerSheet(answer: 'Approve' | 'Decline' | 'Cancel'): Promise<void> {
    await this.page.getByRole('dialog', { name: 'Card check' }).getByRole('button', { name: answer }).click();
  }
}
