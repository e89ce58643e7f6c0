import { expect, type Page } from '@playwright/test';
import { Authenticator } from './support/Authenticator.ts';
import type { Control, Customer } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SendPage } from './support/SendPage.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';

const IBAN = 'DE89370400440532013000';
const STRONG = { strongAuthentication: 'always', balances: { EUR: '1000.00', USD: '0.00' } };

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' });
const getConfirmButton = (page: Page) => getDialog(page).getByRole('button', { name: 'Confirm', exact: true });

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/status of 40[03]/);
});

async function withdraw(page: Page, accountId: number): Promise<void> {
  const withdrawal = new SepaWithdrawalPage(page);
  await withdrawal.fillIn(accountId, '25.50', IBAN);
  await withdrawal.submit();
  await expect(getDialog(page)).toBeVisible();
}

async function enterCode(page: Page, code: string): Promise<void> {
  // A full code field accepts no further digit, so it is cleared first.
  await getDialog(page).getByLabel('Code').fill('');
  await getDialog(page).getByLabel('Code').fill(code);
  await getConfirmButton(page).click();
}

const expectDone = (page: Page) => expect(page).toHaveURL(/\/transactions\/\d+$/);

async function openWithdrawal(page: Page, control: Control): Promise<Customer> {
  const customer = await control.customer('empty', STRONG);
  await new LoginPage(page).resume(customer);
  await withdraw(page, await control.accountId(customer, 'EUR'));
  return customer;
}

test('confirms a withdrawal with the code of a descriptive SMS and sends it once @main @payee @gate (SCA-030, SCA-031, SCA-032)', async ({
  page,
  control,
}) => {
  const customer = await openWithdrawal(page, control);
  await expect(getDialog(page)).toContainText('SEPA withdrawal');
  await expect(getDialog(page)).toContainText('€25.50');
  await expect(getDialog(page)).toContainText(IBAN);
  await expect(getDialog(page)).toContainText(`${customer.givenName} ${customer.familyName}`);
  await expect(getDialog(page).getByLabel('Code')).toBeFocused();
  await expect.poll(async () => (await control.messagesTo(customer.username))[0]).toMatch(/withdraw 25\.50 EUR to DE89 3704/);
  await enterCode(page, await control.latestCode(customer.username));
  await expectDone(page);
  await page.goto('/assets');
  await expect(page.getByRole('link', { name: /^Cash.*€974\.50/ })).toBeVisible();
});

test('confirms with a passkey; closing its sheet shows no error and keeps all options @main (SCA-032, SCA-035)', async ({
  page,
  control,
}) => {
  const authenticator = await Authenticator.plugInto(page);
  const customer = await control.customer('empty', STRONG);
  await authenticator.take(await control.passkey(customer.username));
  await new LoginPage(page).resume(customer);
  await withdraw(page, await control.accountId(customer, 'EUR'));
  await authenticator.confirms(false);
  const byPasskey = getDialog(page).getByRole('button', { name: 'Confirm with a passkey' });
  await byPasskey.click();
  await expect(byPasskey).not.toHaveAttribute('aria-disabled', 'true');
  await expect(getDialog(page).getByRole('alert')).toHaveCount(0);
  await expect(getDialog(page).getByRole('button', { name: 'Use an SMS code instead' })).toBeVisible();
  await authenticator.confirms(true);
  await byPasskey.click();
  await expectDone(page);
});

test(`cancelling does nothing, keeps the form's values and returns the focus to its button (SCA-033)`, async ({ page, control }) => {
  await openWithdrawal(page, control);
  await getDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(getDialog(page)).toBeHidden();
  await expect(page.getByLabel('IBAN')).toHaveValue(IBAN);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('each of two tabs has its own confirmation, and a reload drops it (SCA-037)', async ({ page, context, control }) => {
  const customer = await openWithdrawal(page, control);
  const other = await context.newPage();
  await withdraw(other, await control.accountId(customer, 'EUR'));
  await expect(getDialog(page)).toBeVisible();
  await page.reload();
  await expect(getDialog(page)).toBeHidden();
  await expect(getDialog(other).getByText('New code in')).toBeVisible();
  await enterCode(other, await control.latestCode(customer.username));
  await expectDone(other);
});

test('releases a send with a passkey instead of the code and keeps the step when the sheet is closed (SCA-023)', async ({
  page,
  control,
}) => {
  const authenticator = await Authenticator.plugInto(page);
  const customer = await control.customer('empty', { balances: { ETH: '1.0' } });
  await authenticator.take(await control.passkey(customer.username));
  await new LoginPage(page).resume(customer);
  const send = new SendPage(page);
  await send.openFromAssets(/^Ethereum|^ETH/);
  await send.enter({ address: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', amount: '0.5' });
  await send.goOn();
  const byPasskey = page.getByRole('button', { name: 'Confirm with a passkey' });
  await expect(byPasskey).toBeVisible();
  await authenticator.confirms(false);
  await byPasskey.click();
  await expect(byPasskey).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('New code in')).toBeVisible();
  await authenticator.confirms(true);
  await byPasskey.click();
  await expect(page.getByRole('heading', { name: 'Your transaction is being processed' })).toBeVisible();
});
