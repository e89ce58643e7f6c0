import type { Page } from '@playwright/test';
import type { Control, Customer } from './control.ts';
import { LoginPage } from './LoginPage.ts';

export class SendPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async begin(control: Control, currency: string, overrides: Readonly<Record<string, unknown>> = {}): Promise<Customer> {
    const customer = await control.customer('empty', overrides);
    await new LoginPage(this.page).resume(customer);
    await this.open(control, customer, currency);
    return customer;
  }

  async open(control: Control, customer: Customer, currency: string): Promise<void> {
    const type = ['BTC', 'ETH'].includes(currency) ? 'crypto' : 'stablecoin';
    await this.page.goto(`/operation/withdraw/${type}/${await control.accountId(customer, currency)}`);
    await this.page.getByLabel('Address', { exact: true }).waitFor();
  }

  async prepare(address: string, amount: string): Promise<void> {
    await this.enter({ address, amount });
    await this.goOn();
    await this.page.getByRole('heading', { name: 'Confirmation' }).waitFor();
  }

  /** Navigates Crypto -> account -> Send. */
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

  async confirm(phone: string, control: Control): Promise<void> {
    await this.page.getByRole('heading', { name: 'Confirmation' }).waitFor();
    await this.enterCode(await control.latestCode(phone));
  }
}
