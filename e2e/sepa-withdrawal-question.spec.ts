import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { loseAnswer } from './support/loseAnswer.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';

const NEW = 'DE89370400440532013000';

/** 600.00 of 1000.00 EUR to an IBAN that was never paid, up to "Submit". */
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

const question = (page: Page) => page.getByRole('dialog', { name: 'One question before you send' });
const warning = (page: Page) => page.getByRole('dialog', { name: 'Please read this' });
const sendAndHold = (page: Page) => page.getByRole('button', { name: 'Send and hold' });

async function answer(page: Page, purpose: string): Promise<void> {
  await question(page).getByRole('radio', { name: purpose }).check();
  await question(page).getByRole('button', { name: 'Continue' }).click();
  await expect(warning(page)).toBeVisible();
}

const heldOrders = async (control: Control, { username }: Customer) =>
  (await control.orders(username)).filter(({ status }) => status === 'moderate');

for (const scheme of ['light', 'dark'] as const)
  for (const width of [390, 1280, 320])
    test(`an unusual withdrawal is asked about, warned of and held, at ${width} px, ${scheme}${width === 390 && scheme === 'light' ? ' @gate' : ''} (BRAKE-003, BRAKE-006, BRAKE-008)`, async ({
      page,
      control,
      expectedComplaints,
    }) => {
      expectedComplaints.push(/status of 409/);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 844 });
      const { customer, withdrawal } = await fillWithdrawal(page, control);
      await withdrawal.submit();
      await expect(question(page).getByText('You have never paid this recipient, and it is more than half of your balance.')).toBeVisible();
      await answer(page, 'Family or friends');
      await expect(page.getByRole('heading', { name: 'Please read this' })).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await sendAndHold(page).dblclick();
      await expect(page).toHaveURL(/\/transactions\/\d+$/);
      expect(await heldOrders(control, customer)).toMatchObject([{ type: 'withdraw_sepa', volume: { value: '-600.00' } }]);
    });

test('a customer who does not send is back at the form with all that was typed @main (BRAKE-007)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/);
  const { customer, withdrawal } = await fillWithdrawal(page, control);
  const submit = page.getByRole('button', { name: 'Submit' });
  await withdrawal.submit();
  await question(page).getByRole('button', { name: 'Do not send' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(submit).toBeFocused();
  await withdrawal.submit();
  await answer(page, 'An investment');
  await page.keyboard.press('Escape');
  await expect(warning(page)).toHaveCount(0);
  await expect(page.getByLabel('IBAN')).toHaveValue(/DE89 ?3704/);
  await withdrawal.submit();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByLabel('IBAN')).toHaveValue(/DE89 ?3704/);
  expect(await control.orders(customer.username)).not.toContainEqual(expect.objectContaining({ status: 'moderate' }));
  expect((await control.balances(customer.username))['EUR']).toBe('1000.00');
});

test('offline and a failure are said in the dialog, and a lost answer makes one order (BRAKE-007, BRAKE-019)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/, /Failed to load|ERR_|status of 503/);
  const { customer, withdrawal } = await fillWithdrawal(page, control);
  await withdrawal.submit();
  await answer(page, 'Goods or services');
  await page.context().setOffline(true);
  await sendAndHold(page).click();
  await expect(warning(page).getByText('No internet connection!')).toBeVisible();
  await page.context().setOffline(false);
  await control.fault({
    match: { path: '/api/v1/accounts/*', method: 'POST', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
  });
  await sendAndHold(page).click();
  await expect(warning(page).getByText('Service is temporary unavailable')).toBeVisible();
  await loseAnswer(page, '**/withdraw/iban');
  await sendAndHold(page).click();
  await expect(warning(page).getByRole('alert')).toBeVisible();
  await sendAndHold(page).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  expect(await heldOrders(control, customer)).toHaveLength(1);
  expect((await control.balances(customer.username))['EUR']).toBe('400.00');
});

test('a reload while it is asked moves nothing, and the next submit asks again (BRAKE-019)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/);
  const { customer, withdrawal } = await fillWithdrawal(page, control);
  await withdrawal.submit();
  await expect(question(page)).toBeVisible();
  await page.reload();
  await withdrawal.enterAmount('600.00');
  await withdrawal.goOn();
  await withdrawal.enterIban(NEW);
  await withdrawal.submit();
  await expect(question(page)).toBeVisible();
  expect((await control.balances(customer.username))['EUR']).toBe('1000.00');
});

test('nothing is sent to safety: support is what is left (BRAKE-006, BRAKE-009)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/);
  const { customer, withdrawal } = await fillWithdrawal(page, control);
  await withdrawal.submit();
  await answer(page, 'Someone told me to move my money to safety');
  await expect(sendAndHold(page)).toHaveCount(0);
  await warning(page).getByRole('button', { name: 'Contact support' }).click();
  await expect(page).toHaveURL(/\/support\/form$/);
  expect((await control.balances(customer.username))['EUR']).toBe('1000.00');
});

test('in German it asks in German @main @payee (BRAKE-003, BRAKE-005)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/);
  const customer = await control.customer('careful', { balances: { EUR: '1000.00' } });
  await page.addInitScript(() => localStorage.setItem('wallet:v1:language', 'de'));
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/withdraw/fiat/${await control.accountId(customer, 'EUR')}/payment_network/1`);
  await page.getByLabel('Betrag', { exact: true }).fill('600');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('IBAN').fill(NEW);
  await page.locator('button[type=submit]').click();
  const dialog = page.getByRole('dialog', { name: 'Eine Frage, bevor Sie senden' });
  await expect(dialog.getByRole('group').or(dialog.getByRole('radiogroup'))).toBeVisible();
  await dialog.getByRole('radio', { name: 'Familie oder Freunde' }).check();
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('button', { name: 'Senden und anhalten' })).toBeVisible();
});
