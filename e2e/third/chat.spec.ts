import { expect, type Page } from '@playwright/test';
import type { Control } from '../support/control.ts';
import { test } from '../support/doubles.ts';
import { LoginPage } from '../support/LoginPage.ts';

async function openSupport(page: Page, control: Control): Promise<void> {
  await new LoginPage(page).resume(await control.customer('verified'));
  await page.goto('/support/form');
}

test('J37 the chat’s script can read neither storage nor document of the app (THIRD-050, THIRD-053, GUARD-008)', async ({
  page,
  control,
  doubles,
}) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await page.goto('/support/form');
  await expect(page.frameLocator('iframe').getByText('Intercom messenger')).toBeVisible();
  await expect.poll(async () => (await doubles.intercom.calls(/ping/)).length).toBeGreaterThan(0);
  const [boot] = await doubles.intercom.calls(/ping/);
  const report = JSON.parse(boot?.body ?? '{}');
  expect(report.tried).toMatchObject({ storage: 'refused', document: 'refused' });
  // Its own origin has what the journey's script writes into every frame, and nothing of a session.
  expect(report.tried.own).not.toMatch(/token|password|uuid|refresh/);
  expect(report.settings).toMatchObject({ app_id: 'abc12345', api_base: doubles.intercom.origin, language_override: 'en' });
  expect(report.settings).toMatchObject({
    user_id: customer.uuid,
    name: `${customer.givenName} ${customer.familyName}`,
    user_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(JSON.stringify(report)).not.toMatch(/eyJ|rt_/);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /allow-popups-to-escape-sandbox allow-downloads/);
  expect((await page.request.get('/chat')).headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('J38 a chat that is blocked leaves the form at once (THIRD-054)', async ({ page, control, doubles, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/);
  await doubles.intercom.told({ script: 'refuse' });
  await openSupport(page, control);
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible({ timeout: 7000 });
});

test('J40 another window that says “closed” is not believed (THIRD-051)', async ({ page, control }) => {
  await openSupport(page, control);
  await expect(page.frameLocator('iframe').getByText('Intercom messenger')).toBeVisible();
  await page.evaluate(() => window.postMessage({ wallet: 'chat', v: 1, id: 'x', is: 'closed' }, '*'));
  await expect(page).toHaveURL('/support/form');
  await expect(page.frameLocator('iframe').getByText('Intercom messenger')).toBeVisible();
});
