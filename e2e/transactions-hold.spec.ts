import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SendPage } from './support/SendPage.ts';

const NEW = 'DE89370400440532013000';

/** A customer whose withdrawal of 600.00 out of 1000.00 EUR is on hold, at its details. */
async function openHeld(page: Page, control: Control, overrides: Readonly<Record<string, unknown>> = {}): Promise<Customer> {
  const customer = await control.customer('careful', { balances: { EUR: '1000.00' }, ...overrides });
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/withdraw/fiat/${await control.accountId(customer, 'EUR')}/payment_network/1`);
  await page.getByLabel('Amount', { exact: true }).fill('600.00');
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByLabel('IBAN').fill(NEW);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('radio', { name: 'Family or friends' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send and hold' }).click();
  await expect(page.getByText(/^On hold until \d\d \w{3} \d{4}, \d\d:\d\d UTC\. You can cancel it until then\.$/)).toBeVisible();
  return customer;
}

const ask = (page: Page) => page.getByRole('button', { name: 'Cancel transfer' }).click();
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Cancel this transfer?' });
const heldId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`a transfer on hold is cancelled, and all of it comes back, at ${width} px, ${colorScheme}${width === 390 && colorScheme === 'light' ? ' @gate' : ''} (BRAKE-010, BRAKE-011, BRAKE-012)`, async ({
      page,
      control,
      expectedComplaints,
    }) => {
      expectedComplaints.push(/status of 409/);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      const customer = await openHeld(page, control);
      await ask(page);
      await expect(question(page).getByText('The whole amount, fee included, goes back to your account.')).toBeVisible();
      await expect(question(page).getByRole('button', { name: 'Keep it' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(question(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Cancel transfer' })).toBeFocused();
      await ask(page);
      await question(page).getByRole('button', { name: 'Cancel transfer' }).dblclick();
      await expect(page.getByText('The transfer was cancelled')).toBeVisible();
      await expect(page.getByRole('dialog').getByText('You cancelled this transfer.')).toBeVisible();
      expect((await control.balances(customer.username))['EUR']).toBe('1000.00');
    });

test('the history and what is in progress say until when it is on hold @main @payee (BRAKE-010)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/);
  await openHeld(page, control);
  await page.goto('/transactions');
  await expect(page.getByText(/^On hold until (\d\d \w{3}, )?\d\d:\d\d$/).first()).toBeVisible();
});

test('where the holds cannot be told a row says "On review" (BRAKE-010)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/, /status of 503/);
  const customer = await openHeld(page, control);
  await control.fault({
    match: { path: '/api/v1/orders/paused', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
    times: 0,
  });
  await page.goto('/transactions');
  await expect(page.getByText('On review').first()).toBeVisible();
});

test('a cancellation that comes too late says so, and the order is shown as it is (BRAKE-013)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/);
  const customer = await openHeld(page, control);
  await ask(page);
  await control.moveOrder(heldId(page), 'pending');
  await question(page).getByRole('button', { name: 'Cancel transfer' }).click();
  const late = page.getByRole('alertdialog', { name: 'It is too late to cancel' });
  await expect(late.getByText('The transfer has left your account.')).toBeVisible();
  await late.getByRole('button', { name: 'I got it' }).click();
  await expect(late).toHaveCount(0);
  expect((await control.balances(customer.username))['EUR']).toBe('400.00');
});

test('offline and a failure are said where it is asked, which stays (BRAKE-013)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/, /status of 503/, /Failed to load|ERR_/);
  const customer = await openHeld(page, control);
  await ask(page);
  const cancel = question(page).getByRole('button', { name: 'Cancel transfer' });
  await page.context().setOffline(true);
  await cancel.click();
  await expect(question(page).getByText('No internet connection!')).toBeVisible();
  await page.context().setOffline(false);
  const path = `/api/v1/orders/${heldId(page)}/cancel`;
  await control.fault({ match: { path, username: customer.username }, status: 503, body: { code: 503, message: 'Down' } });
  await cancel.click();
  await expect(question(page).getByText('Service is temporary unavailable')).toBeVisible();
  await cancel.click();
  await expect(page.getByText('The transfer was cancelled')).toBeVisible();
  expect((await control.balances(customer.username))['EUR']).toBe('1000.00');
});

test('when the hold is over its notice and button go by themselves (BRAKE-011)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/);
  await openHeld(page, control);
  await control.moveOrder(heldId(page), 'pending');
  await expect(page.getByRole('button', { name: 'Cancel transfer' })).toHaveCount(0, { timeout: 15_000 });
});

test('a send is asked about, is on hold after its code, and the locked coin leads to it @main (BRAKE-003, BRAKE-008, BRAKE-014)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/);
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { brake: true, balances: { ETH: '0.9' } });
  await send.enter({ address: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', amount: '0.5' });
  await send.goOn();
  await page.getByRole('radio', { name: 'Goods or services' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send and hold' }).click();
  await send.confirm(customer.username, control);
  await expect(page.getByRole('heading', { name: 'Your transfer is on hold' })).toBeVisible();
  await expect(page.getByText(/It leaves on \d\d \w{3} \d{4}, \d\d:\d\d UTC\. Until then you can cancel it\./)).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await send.open(control, customer, 'ETH');
  await page.getByRole('link', { name: 'View transfer' }).click();
  await expect(page.getByRole('button', { name: 'Cancel transfer' })).toBeVisible();
});

test('a final send that is asked about goes back to the filled form first (BRAKE-003)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/);
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { brake: true, balances: { ETH: '2.0' } });
  await send.prepare('0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', '0.5');
  await control.patch(customer.username, { balances: { ETH: '0.9' } });
  await send.confirm(customer.username, control);
  await expect(page.getByRole('dialog', { name: 'One question before you send' })).toBeVisible();
  await page.getByRole('button', { name: 'Do not send' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.5');
  expect((await control.balances(customer.username))['ETH']).toBe('0.90000000');
});

test('a recipient whom a transfer has reached is trusted by the password (BRAKE-015)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/, /status of 400/);
  const customer = await openHeld(page, control);
  await control.moveOrder(heldId(page), 'completed');
  await page.getByRole('button', { name: 'Trust this recipient' }).click({ timeout: 20_000 });
  await expect(page.getByText('Enter your password to trust this recipient')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Wrong2026');
  await page.getByRole('button', { name: 'Trust', exact: true }).click();
  await expect(page.getByText('Invalid password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Trust', exact: true }).click();
  await expect(page.getByText('Recipient trusted')).toBeVisible();
});
