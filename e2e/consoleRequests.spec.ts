import { expect } from '@playwright/test';
import { test } from './support/journey.ts';

// The console is a desktop tool. Narrow screens have a separate journey.
test.use({ viewport: { width: 1280, height: 800 } });

test('lists requests densely, pauses the list, filters by address and opens details beside it (OPSC-003, OPSC-004, OPSC-018)', async ({
  page,
  request,
  control,
}) => {
  const { username, password } = await control.customer('verified');
  const signIn = (word: string) => request.post('/api/v1/sign_in', { data: { username, password: word } });
  await signIn("it's $wrong");
  for (let place = 0; place < 20; place += 1) await signIn(password);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/sandbox#requests?username=${encodeURIComponent(username)}`);
  const rows = page.getByRole('table', { name: 'Requests' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(21);
  // Faults set by other journeys appear in a bar above the page. It is not part of the list, so its height is allowed for.
  const inView = await rows.evaluateAll((all) => {
    const alarm = document.querySelector('.alarm')?.getBoundingClientRect().height ?? 0;
    return all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight + alarm).length;
  });
  expect(inView).toBeGreaterThanOrEqual(18);
  expect((await rows.first().boundingBox())?.height).toBe(32);
  await expect(rows.first()).toContainText(/\d\d:\d\d:\d\d\.\d{3}POST\/api\/v1\/sign_in200 OK.*API-001\d+ ms/);
  await page.getByRole('button', { name: 'Pause' }).click();
  for (let place = 0; place < 2; place += 1) await signIn(password);
  await expect(page.getByRole('button', { name: '2 new' })).toBeVisible();
  await expect(rows).toHaveCount(21);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(rows).toHaveCount(23);
  await page.getByRole('combobox', { name: 'Status' }).fill('4xx');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/status=4xx/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await rows.first().click();
  const detail = page.getByRole('group', { name: 'Requests: detail' });
  await expect(detail.getByText('"[redacted]"')).toBeVisible();
  const answer = detail.getByRole('tree', { name: 'Answer', exact: true });
  await answer.getByRole('button').first().press('Enter');
  await expect(answer).not.toContainText('code:101');
  await answer.getByRole('button').first().press('Space');
  await expect(answer).toContainText('code:101');
  await expect(detail.getByRole('button', { name: 'Copy answer' })).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Copy as curl' })).toBeVisible();
  await detail.getByRole('link', { name: 'Open contract' }).click();
  await expect(page.locator('details[open]')).toContainText('POST /api/v1/sign_in');
});

test('shows the call behind each action and the state of the provider (OPSC-017, OPSC-020)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED|Failed to load/);
  const { username } = await control.customer('verified');
  await page.goto(`/sandbox#customers/${username}`);
  await page.getByRole('button', { name: 'As a call: End all sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'As a call' });
  await expect(dialog).toContainText(`/sandbox/sessions/${encodeURIComponent(username)}/expire`);
  await expect(dialog.getByRole('button', { name: 'Copy as curl' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.route('**/sandbox/**', (route) => route.abort());
  await page.route('**/sandbox', (route) => route.abort());
  await expect(page.getByText('The provider does not answer. Trying again.').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Fiat accounts' })).toBeVisible();
});

test('adds, tests and deletes an endpoint (HOOK-023, HOOK-024, HOOK-025)', async ({ page, control }) => {
  const { username } = await control.customer('verified');
  await page.goto('/sandbox#events/new');
  const events = page.getByRole('region', { name: 'Events' });
  await events.getByRole('textbox', { name: 'Address' }).fill('http://localhost:9/hooks');
  await events.getByRole('textbox', { name: 'Customer' }).fill(username);
  await events.getByRole('button', { name: 'Add', exact: true }).click();
  const secret = page.getByRole('dialog', { name: 'Copy the secret now. It is not shown again.' });
  await expect(secret).toContainText(/whsec_\S{40,}/);
  await secret.getByRole('button', { name: 'Done' }).click();
  await events.getByRole('row').filter({ hasText: 'localhost:9' }).first().getByRole('link').click();
  await events.getByRole('button', { name: 'Send test event', exact: true }).click();
  const delivery = events.getByRole('table', { name: 'Deliveries' }).locator('tbody').getByRole('row').first();
  await expect(delivery).toContainText(/Refused the connection|Not allowed/);
  await delivery.getByRole('button').click();
  await expect(events.getByRole('button', { name: 'Send again', exact: true })).toBeVisible();
  await events.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(events.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
});
