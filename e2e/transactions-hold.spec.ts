import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SendPage } from './support/SendPage.ts';

const NEW = 'DE89370400440532013000';

/** Opens the details of a customer's withdrawal of 600.00 out of 1000.00 EUR that is on hold. */
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
  await expect(page.getByText(/^On hold until \d\d\s\w{3}\s\d{4},\s\d\d:\d\d\sUTC\. You can cancel it until then\.$/)).toBeVisible();
  return customer;
}

test('a transfer on hold shows its release time and is refunded in full when cancelled @gate (BRAKE-010, BRAKE-011, BRAKE-012)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/);
  const customer = await openHeld(page, control);
  await page.goto('/transactions');
  const held = page.getByText(/^On hold until (\d\d\s\w{3},\s)?\d\d:\d\d$/);
  await expect(held.first()).toBeVisible();
  await page.getByRole('main').getByRole('listitem').filter({ has: held }).getByRole('link').click();
  await page.getByRole('button', { name: 'Cancel transfer' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this transfer?' });
  await expect(question.getByText('The whole amount, fee included, goes back to your account.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel transfer' }).dblclick();
  await expect(page.getByText('The transfer was cancelled')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('You cancelled this transfer.')).toBeVisible();
  expect((await control.balances(customer.username))['EUR']).toBe('1000.00');
});

test('a send asks for its purpose, is on hold after its code, and is linked from the locked coin (BRAKE-003, BRAKE-008, BRAKE-014)', async ({
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
  await expect(page.getByText(/It leaves on \d\d\s\w{3}\s\d{4},\s\d\d:\d\d\sUTC\. Until then you can cancel it\./)).toBeVisible();
  await send.open(control, customer, 'ETH');
  await page.getByRole('link', { name: 'View transfer' }).click();
  await expect(page.getByRole('button', { name: 'Cancel transfer' })).toBeVisible();
});

test('the cancel dialog stays open on a lost network or failure, and reports a cancellation that is too late (BRAKE-013)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (409|503)/, /Failed to load|ERR_/);
  const customer = await openHeld(page, control);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Cancel transfer' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this transfer?' });
  const cancel = question.getByRole('button', { name: 'Cancel transfer' });
  await page.context().setOffline(true);
  await cancel.click();
  await expect(question.getByText('No internet connection!')).toBeVisible();
  await page.context().setOffline(false);
  await control.fault({
    match: { path: `/api/v1/orders/${id}/cancel`, username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
  });
  await cancel.click();
  await expect(question.getByText('Service is temporary unavailable')).toBeVisible();
  await control.moveOrder(id, 'pending');
  await cancel.click();
  const late = page.getByRole('alertdialog', { name: 'It is too late to cancel' });
  await expect(late.getByText('The transfer has left your account.')).toBeVisible();
  await late.getByRole('button', { name: 'I got it' }).click();
  await expect(late).toHaveCount(0);
  expect((await control.balances(customer.username))['EUR']).toBe('400.00');
});
