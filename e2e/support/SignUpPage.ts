import type { Page } from '@playwright/test';
import type { Control } from './control.ts';

export function createPhone(prefix = '+37062'): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) => String(byte % 10)).join('');
  return `${prefix}${digits.replace(/0000$/, '1111')}`;
}

/** Returns the source of a pattern for a phone number on a page, where its digits are in groups. */
export const matchPhone = (phone: string): string =>
  String.raw`\+${phone
    .slice(1)
    .split('')
    .join(String.raw`\s?`)}`;

export class SignUpPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/signup${query}`);
  }

  async askForCode(phone: string): Promise<void> {
    await this.page.getByLabel('Phone number').fill(phone);
    await this.page.getByRole('button', { name: 'Get a one-time code' }).click();
  }

  async enterCode(code: string): Promise<void> {
    await this.page.getByLabel('Code', { exact: true }).fill(code);
    await this.page.getByRole('button', { name: 'Confirm' }).click();
  }

  /** Closes the notice shown to every customer on the first entry. */
  async readNotice(): Promise<void> {
    await this.page.getByRole('dialog', { name: 'Important notice' }).getByRole('button', { name: 'Continue' }).click();
  }

  async signUp(phone: string, control: Control): Promise<void> {
    await this.open();
    await this.askForCode(phone);
    await this.page.getByLabel('Code', { exact: true }).waitFor();
    await this.enterCode(await control.latestCode(phone));
    await this.page.waitForURL('**/assets');
    await this.readNotice();
  }
}
