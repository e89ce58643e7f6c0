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
  test(`dates follow the provider, even after a clock jump, on a device ${device} (D-FMT-20)`, async ({ page, control }) => {
    const now = Date.now();
    const customer = await control.customer('verified');
    await control.order(customer, { ...sent, created_at: new Date(now - 2 * DAY_MS).toISOString() });
    await control.order(customer, { ...sent, created_at: new Date(now).toISOString() });
    await page.clock.install({ time: now + offset });
    await new LoginPage(page).resume(customer, '/transactions');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toContainText('Today');
    await expect(rows.filter({ hasText: 'Yesterday' })).toHaveCount(0);
    await page.clock.setSystemTime(now + offset - 400 * DAY_MS); // a jump ahead would look like an idle customer, just like sleep
    await page.clock.fastForward(16_000); // open lists are requested again and drawn with the new time
    await expect(rows.first()).toContainText('Today');
  });
