import type { Page } from '@playwright/test';
import type { Control, Customer } from './control.ts';
import { LoginPage } from './LoginPage.ts';

export class TradePage {
  readonly page: Page;
  readonly control: Control;

  constructor(page: Page, control: Control) {
    this.page = page;
    this.control = control;
  }

  async begin(overrides: Readonly<Record<string, unknown>>): Promise<Customer> {
    const customer = await this.control.customer('empty', overrides);
    await new LoginPage(this.page).resume(customer);
    return customer;
  }

  async openPurchase(customer: Customer, coin: string, type: 'crypto' | 'stablecoin' = 'crypto'): Promise<void> {
    const [euro, wallet] = [await this.control.accountId(customer, 'EUR'), await this.control.accountId(customer, coin)];
    await this.page.goto(`/operation/exchange/fiat/${euro}/${type}/${wallet}`);
    await this.amount().waitFor();
  }

  async openSale(customer: Customer, coin: string, type: 'crypto' | 'stablecoin' = 'crypto', page = this.page): Promise<void> {
    const [euro, wallet] = [await this.control.accountId(customer, 'EUR'), await this.control.accountId(customer, coin)];
    await page.goto(`/operation/exchange/${type}/${wallet}/fiat/${euro}`);
    await this.amount(page).waitFor();
  }

  amount(page = this.page) {
    return page.getByLabel('Amount', { exact: true });
  }

  fee(page = this.page) {
    return page.getByRole('combobox', { name: 'Transaction fee' });
  }

  button(name: 'Buy' | 'Sell' | 'Confirm', page = this.page) {
    return page.getByRole('button', { name, exact: true });
  }

  async chooseFee(speed: RegExp, page = this.page): Promise<void> {
    await this.fee(page).click();
    await page.getByRole('option', { name: speed }).click();
  }

  async enterCode(code: string, page = this.page): Promise<void> {
    await page.getByLabel('Code').fill(code);
    await this.button('Confirm', page).click();
  }

  async confirm({ username }: Customer, page = this.page): Promise<void> {
    await page.getByRole('heading', { name: 'Confirmation' }).waitFor();
    await this.enterCode(await this.control.latestCode(username), page);
  }
}
