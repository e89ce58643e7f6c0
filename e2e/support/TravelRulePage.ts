import type { Page } from '@playwright/test';
import type { Control } from './control.ts';

export class TravelRulePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openSend(type: 'crypto' | 'stablecoin', accountId: number): Promise<void> {
    await this.page.goto(`/operation/withdraw/${type}/${accountId}`);
  }

  async openContinuation(type: string, id: string): Promise<void> {
    // A flow that has just ended goes back over the entries of its steps, and the browser cancels a document requested before it arrives.
    await this.page.waitForFunction(() => !/"steps":\[\d/.test(JSON.stringify(history.state)));
    await this.page.goto(`/operation/travel-rule-send/${type}/${id}/`);
  }

  async openSender(type: string, orderId: string): Promise<void> {
    await this.page.goto(`/operation/travel-rule-receive/${type}/${orderId}/`);
  }

  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next step' }).click();
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit' }).click();
  }

  async enterRecipient(address: string, amount: string, comment = ''): Promise<void> {
    await this.page.getByLabel('Address', { exact: true }).fill(address);
    await this.page.getByLabel('Amount', { exact: true }).fill(amount);
    await this.page.getByLabel('Comment').fill(comment);
    await this.goOn();
  }

  async chooseType(type: 'Myself' | 'Third-party individual' | 'Third-party company'): Promise<void> {
    await this.page.getByRole('radio', { name: type }).check();
  }

  async chooseUnhosted(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Unhosted' }).click();
  }

  async pick(field: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: field, exact: true }).click();
    await this.page.getByRole('option', { name: option }).click();
    // The form below receives no keys until the picker has closed.
    await this.page.getByRole('dialog', { name: field, exact: true }).waitFor({ state: 'detached' });
  }

  async enterBeneficiary(name = 'Bruno Keller'): Promise<void> {
    await this.chooseType('Third-party individual');
    await this.page.getByLabel('Beneficiary name').fill(name);
    await this.pick('Beneficiary country of residence', 'Germany');
    await this.pick('Wallet VASP', 'Northlight Exchange');
  }

  async agree(): Promise<void> {
    await this.page.getByRole('button', { name: 'I agree' }).click();
  }

  async enterCode(code: string): Promise<void> {
    await this.page.getByLabel('Code').fill(code);
    await this.page.getByRole('button', { name: 'Confirm' }).click();
  }

  async confirm(phone: string, control: Control): Promise<void> {
    await this.page.getByText(/^Enter the code we sent to/).waitFor();
    await this.enterCode(await control.latestCode(phone));
  }
}
