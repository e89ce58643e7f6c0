import type { Locator, Page } from '@playwright/test';

export const ORDERS = '/api/v1/search/orders';

export class TransactionsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/transactions${search}`);
  }

  get rows(): Locator {
    return this.page.getByRole('main').getByRole('listitem');
  }

  row(title: RegExp): Locator {
    return this.rows.filter({ hasText: title });
  }

  async openRow(title: RegExp): Promise<void> {
    await this.row(title).first().getByRole('link').click();
  }

  chip(name: RegExp): Locator {
    return this.page.getByRole('group', { name: 'Filters' }).getByRole('button', { name });
  }

  async choose(chip: RegExp, choice: string): Promise<void> {
    await this.chip(chip).click();
    await this.page.getByRole('dialog').getByRole('button', { name: choice, exact: true }).click();
  }

  async apply(): Promise<void> {
    await this.page.getByRole('button', { name: 'Apply' }).click();
  }
}
