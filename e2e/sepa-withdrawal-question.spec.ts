import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';

const NEW = 'DE89370400440532013000';

/** Fills in 600.00 of 1000.00 EUR to an IBAN never paid before, up to "Submit". */
async function fillWithdrawal(page: Page, control: Control): Promise<{ customer: Customer; withdrawal: SepaWithdrawalPage }> {
  const customer = await control.customer('careful', { balances: { EUR: '1000.00' } });
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).resume(customer);
  await withdrawal.open(await control.accountId(customer, 'EUR'));
  await withdrawal.enterAmount('600.00');
  await withdrawal.goOn();
  await withdrawal.enterIban(NEW);
  await expect(page.getByText('First transfer to this account.')).toBeVisible();
  return { customer, withdrawal };
}

const getQuestion = (page: Page) => page.getByRole('dialog', { name: 'One question before you send' });
const getWarning = (page: Page) => page.getByRole('dialog', { name: 'Please read this' });
const getSendAndHoldButton = (page: Page) => page.getByRole('button', { name: 'Send and hold' });

async function answerQuestion(page: Page, purpose: string): Promise<void> {
  await getQuestion(page).getByRole('radio', { name: purpose }).check();
  await getQuestion(page).getByRole('button', { name: 'Continue' }).click();
  await expect(getWarning(page)).toBeVisible();
}

const readHeldOrders = async (control: Control, { username }: Customer) =>
  (await control.orders(username)).filter(({ status }) => status === 'moderate');

test('an unusual withdrawal asks for its purpose, can be cancelled, warns and is put on hold @gate (BRAKE-003, BRAKE-007, BRAKE-008)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/);
  const { customer, withdrawal } = await fillWithdrawal(page, control);
  await withdrawal.submit();
  await expect(getQuestion(page).getByText('You have never paid this recipient, and it is more than half of your balance.')).toBeVisible();
  await getQuestion(page).getByRole('button', { name: 'Do not send' }).click();
  await expect(getQuestion(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
  await expect(page.getByLabel('IBAN')).toHaveValue(/DE89 ?3704/);
  expect(await readHeldOrders(control, customer)).toEqual([]);

  await withdrawal.submit();
  await answerQuestion(page, 'Family or friends');
  await expect(page.getByRole('heading', { name: 'Please read this' })).toBeFocused();
  await getSendAndHoldButton(page).dblclick();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  expect(await readHeldOrders(control, customer)).toMatchObject([{ type: 'withdraw_sepa', volume: { value: '-600.00' } }]);
});
