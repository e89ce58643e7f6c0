import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { SendPage } from './support/SendPage.ts';

const OUTSIDE = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

test('announces the first transfer to an address, and later the date of the last one (BRAKE-001, BRAKE-002)', async ({ page, control }) => {
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await page.getByLabel('Address', { exact: true }).fill(OUTSIDE);
  await expect(page.getByText('First transfer to this address.')).toBeVisible();
  await control.recipient({ username: customer.username, kind: 'address', value: OUTSIDE, lastUsedAt: '2026-03-14T10:00:00.000Z' });
  await page.getByLabel('Address', { exact: true }).fill('');
  await page.getByLabel('Address', { exact: true }).fill(OUTSIDE.toLowerCase());
  await expect(page.getByText('You have sent here before, last on 14 Mar 2026.')).toBeVisible();
});
