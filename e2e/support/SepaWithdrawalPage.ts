import type { Page } from '@playwright/test';

/** A withdrawal to a bank account, from the list of accounts to the order. */
export class SepaWithdrawalPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** /assets -> Cash -> the account -> Withdraw. */
  async openFromAssets(account: RegExp): Promise<void> {
    await this.page.getByRole('link', { name: /^Cash/ }).click();
    await this.page.getByRole('button', { name: account }).click();
    await this.page.getByRole('button', { name: 'Withdraw' }).click();
  }

  /** By its address, as a bookmark would. 1 is the SEPA network. */
  async open(accountId: number): Promise<void> {
    await this.page.goto(`/operation/withdraw/fiat/${accountId}/payment_network/1`);
  }

  /** From its address to an amount and an IBAN that wait for "Submit". */
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
