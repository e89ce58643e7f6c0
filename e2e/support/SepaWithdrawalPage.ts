import type { Page } from '@playwright/test';

export class SepaWithdrawalPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Navigates /assets -> Cash -> account -> Withdraw. */
  async openFromAssets(account: RegExp): Promise<void> {
    await this.page.getByRole('link', { name: /^Cash/ }).click();
    await this.page.getByRole('button', { name: account }).click();
    await this.page.getByRole('button', { name: 'Withdraw' }).click();
  }

  /** Opens the page by its URL. 1 is the SEPA network. */
  async open(accountId: number): Promise<void> {
    await this.page.goto(`/operation/withdraw/fiat/${accountId}/payment_network/1`);
  }

  /** Opens the page and fills in amount and IBAN, up to "Submit". */
  async fillIn(accountId: number, amount: string, iban: string): Promise<void> {
    await this.open(accountId);
    await this.enterAmount(amount);
    await this.goOn();
    await this.enterIban(iban);
  }

  async enterAmount(amount: string): Promise<void> {
    await this.page.getByLabel('Amount', { exact: true }).fill(amount);
  }

  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next step' }).click();
  }

  async enterIban(iban: string): Promise<void> {
    await this.page.getByLabel('IBAN').fill(iban);
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit' }).click();
  }
}
