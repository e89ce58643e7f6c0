import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { SendPage } from './support/SendPage.ts';

const OUTSIDE = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

test('the first transfer to an address is called one, and after it one says when it was @main (BRAKE-001, BRAKE-002)', async ({
  page,
  control,
}) => {
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await page.getByLabel('Address', { exact: true }).fill(OUTSIDE);
  await expect(page.getByText('First transfer to this address.')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await control.recipient({ username: customer.username, kind: 'address', value: OUTSIDE, lastUsedAt: '2026-03-14T10:00:00.000Z' });
  await page.getByLabel('Address', { exact: true }).fill('');
  await page.getByLabel('Address', { exact: true }).fill(OUTSIDE.toLowerCase());
  await expect(page.getByText('You have sent here before, last on 14 Mar 2026.')).toBeVisible();
});

test('where it cannot be told there is no line, and nothing is held back (BRAKE-002)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 503/);
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await control.fault({
    match: { path: '/api/v1/recipients/look_up', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
    times: 0,
  });
  await send.enter({ address: OUTSIDE, amount: '0.1' });
  await expect(page.getByRole('button', { name: 'Next step' })).toBeEnabled();
  await expect(page.getByText('First transfer to this address.')).toHaveCount(0);
});

test('a customer without the look-up sees what they always saw (BRAKE-001)', async ({ page, control }) => {
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { balances: { ETH: '1.0' }, recipientLookUp: false });
  await send.enter({ address: OUTSIDE, amount: '0.1' });
  await expect(page.getByRole('button', { name: 'Next step' })).toBeEnabled();
  expect(await control.requests(customer.username, '/api/v1/recipients')).toEqual([]);
});
