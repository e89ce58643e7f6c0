import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { Control, Customer } from '../support/control.ts';
import { test, type ServiceDouble } from '../support/doubles.ts';
import { LoginPage } from '../support/LoginPage.ts';

const getChat = (page: Page): FrameLocator => page.frameLocator('iframe[title="Support chat"]');
const getMessenger = (page: Page) => getChat(page).getByText('Intercom messenger');

async function openSupport(page: Page, control: Control): Promise<Customer> {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await page.goto('/support/form');
  return customer;
}

function collectPolicies(page: Page, origin: string): readonly string[] {
  const policies: string[] = [];
  page.on('response', (response) => {
    if (response.url() === `${origin}/`) policies.push(response.headers()['content-security-policy'] ?? '');
  });
  return policies;
}

/** Returns the widget's calls to its service: the settings of each boot, and its other calls. */
async function readWidgetCalls(intercom: ServiceDouble) {
  const calls = await intercom.calls(/^\/ping/);
  return calls.map(({ body }): Record<string, unknown> => JSON.parse(body));
}

test(`J36 the chat of an EU workspace receives only the provider's signed statement (THIRD-052, THIRD-053, THIRD-012)`, async ({
  page,
  control,
  places,
  doubles: { intercom },
}) => {
  const policies = collectPolicies(page, places.chat);
  const customer = await openSupport(page, control);
  await expect(getMessenger(page)).toBeVisible();
  await expect.poll(async () => (await readWidgetCalls(intercom)).length).toBeGreaterThan(0);
  const [boot] = await readWidgetCalls(intercom);
  expect(boot?.['settings']).toEqual({
    app_id: 'abc12345',
    api_base: intercom.origin,
    intercom_user_jwt: expect.stringMatching(/^eyJ/),
    language_override: 'en',
    hide_default_launcher: true,
  });
  expect(JSON.stringify(boot)).not.toContain(customer.username.slice(1));
  const policy = policies.join();
  expect(policy).toContain('https://api-iam.eu.intercom.io');
  expect(policy).not.toMatch(/api-iam\.(?:au\.)?intercom\.io/);
});

test(`J37 the chat's script cannot read the app's storage, document or channel (THIRD-050, THIRD-053, GUARD-008)`, async ({
  page,
  control,
  places,
  doubles: { intercom },
}) => {
  const policies = collectPolicies(page, places.chat);
  await openSupport(page, control);
  await expect(getMessenger(page)).toBeVisible();
  await page.evaluate(() => {
    const channel = new BroadcastChannel('wallet:v1');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage({ name: 'overheard' });
  });
  await expect.poll(async () => (await readWidgetCalls(intercom)).length).toBeGreaterThan(0);
  const said = await readWidgetCalls(intercom);
  expect(said[0]?.['tried']).toMatchObject({ storage: 'refused', document: 'refused' });
  expect(JSON.stringify(said)).not.toMatch(/rt_|auth_token|refresh_token|overheard/);
  await expect(page.locator('iframe[title="Support chat"]')).toHaveAttribute('sandbox', /allow-popups-to-escape-sandbox allow-downloads/);
  expect((await page.request.get('/chat')).headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(policies.join()).toContain(`frame-ancestors ${places.app}`);
});

test('J38 shows the form immediately if the chat is blocked, and after 8 s if it hangs (GUARD-008)', async ({
  page,
  control,
  doubles: { intercom },
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/);
  await intercom.told({ script: 'refuse' });
  await openSupport(page, control);
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible({ timeout: 7000 });
  await intercom.told({ script: 'hang' });
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await page.clock.runFor(8500);
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
});

test(`J39 downloads a file from support, opens a page, and ends the service's session on log-out (THIRD-054)`, async ({
  page,
  context,
  control,
  doubles: { intercom },
}) => {
  const first = await openSupport(page, control);
  const [download] = await Promise.all([page.waitForEvent('download'), getChat(page).getByRole('link', { name: 'Statement.pdf' }).click()]);
  expect(download.suggestedFilename()).toBe('Statement.pdf');
  const [opened] = await Promise.all([context.waitForEvent('page'), getChat(page).getByRole('link', { name: 'Help page' }).click()]);
  // Its script has run on its own origin, so it did not inherit the sandbox.
  await expect(opened).toHaveTitle(`Help, ${intercom.origin}`);
  await opened.close();
  await getChat(page).getByRole('button', { name: 'Close messenger' }).click();
  await expect(page.getByRole('heading', { name: 'My Accounts' })).toBeVisible();
  await expect.poll(async () => (await readWidgetCalls(intercom)).map(({ method }) => method)).toContain('shutdown');
  const second = await openSupport(page, control);
  await expect(getMessenger(page)).toBeVisible();
  const boots = async () => (await readWidgetCalls(intercom)).filter(({ method }) => method === 'boot');
  await expect.poll(async () => (await boots()).length).toBe(2);
  expect((await boots())[1]?.['former']).toBeNull();
  expect(first.uuid).not.toBe(second.uuid);
});

test('J40 ignores “closed” from another window, and a “close” not sent by the app (THIRD-051)', async ({
  page,
  control,
  doubles: { intercom },
}) => {
  await openSupport(page, control);
  await expect(getMessenger(page)).toBeVisible();
  await page.evaluate(() => window.postMessage({ wallet: 'chat', v: 1, id: 'x', is: 'closed' }, '*'));
  const frame = page.frame({ url: /chat\.localhost/ });
  await frame?.evaluate(() => window.postMessage({ wallet: 'chat', v: 1, id: 'x', do: 'close' }, '*'));
  await expect(page).toHaveURL('/support/form');
  await expect(getMessenger(page)).toBeVisible();
  expect((await readWidgetCalls(intercom)).map(({ method }) => method)).not.toContain('shutdown');
});
