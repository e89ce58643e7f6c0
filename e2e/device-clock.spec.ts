import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const DAY_MS = 86_400_000;
const sent = { type: 'send', status: 'completed', volume: { value: '-0.5', currency: 'ETH' } } as const;

for (const [device, offset] of [
  ['a day behind', -DAY_MS],
  ['a day ahead @gate', DAY_MS],
  ['ten years ahead', 3653 * DAY_MS],
] as const)
  test(`on a device ${device} what is of today goes by the provider, also after the device has jumped (D-FMT-20)`, async ({
    page,
    control,
  }) => {
    const now = Date.now();
    const customer = await control.customer('verified');
    await control.order(customer, { ...sent, created_at: new Date(now - 2 * DAY_MS).toISOString() });
    await control.order(customer, { ...sent, created_at: new Date(now).toISOString() });
    await page.clock.install({ time: now + offset });
    await new LoginPage(page).resume(customer, '/transactions');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toContainText('Today');
    await expect(rows.filter({ hasText: 'Yesterday' })).toHaveCount(0);
    await page.clock.setSystemTime(now + offset - 400 * DAY_MS); // ahead it would be an idle one: nobody can tell that from sleep
    await page.clock.fastForward(16_000); // what is open is asked for again, and drawn by the time of then
    await expect(rows.first()).toContainText('Today');
  });
