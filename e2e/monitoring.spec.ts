import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

const INFO = '/api/v1/info/full';

/** Collects the bodies of requests to an address and answers like the service. */
async function collectBodies(page: Page, address: RegExp): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(address, async (route) => {
    bodies.push(route.request().postData() ?? '');
    await route.fulfill({ status: 200, body: '{}' });
  });
  return bodies;
}

/** Configures a Sentry project on the page's own origin. */
async function configureSentry(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config: { ports: object } = await answer.json();
    const dsn = `${new URL(route.request().url()).origin.replace('://', '://abc123@')}/42`;
    await route.fulfill({ response: answer, json: { ...config, ports: { ...config.ports, sentry: { dsn } } } });
  });
}

test('a malformed response is reported to the log and to Sentry without private data (APP-048, APP-050, D-ERR-16)', async ({
  page,
  control,
}) => {
  await configureSentry(page);
  const events = await collectBodies(page, /\/api\/42\/envelope\//);
  const logs = await collectBodies(page, /\/public\/log$/);
  const customer = await control.customer('verified', { balances: { EUR: '12345.67' } });
  const body = { username: customer.username, email: 'alice@halden.example', balance: '12345.67' };
  await control.fault({ match: { path: INFO, username: customer.username }, status: 200, body, times: 0 });
  await new LoginPage(page).logIn(customer);
  await expect.poll(() => events.length).toBeGreaterThan(0);
  expect(events[0]).toContain('"type":"event"');
  expect(events[0]).toContain('API-017 unreadable');
  await expect.poll(() => logs.length).toBeGreaterThan(0);
  expect(JSON.parse(logs[0] ?? '')).toMatchObject({ level: 'error', message: 'API-017 unreadable' });
  for (const entry of [...events, ...logs]) {
    for (const secret of [customer.username.slice(1), customer.password, customer.givenName, 'alice@halden.example', '12345'])
      expect(entry).not.toContain(secret);
  }
});

test('reports the load time once per document, in whole milliseconds (APP-049, LIM-060, D-APP-26)', async ({ page }) => {
  const measured = await collectBodies(page, /\/stat\/mobile$/);
  await page.goto('/');
  await expect.poll(() => measured.length).toBe(1);
  // The title appears when the app has started. A link pressed earlier would load another document, with its own report.
  await expect(page).toHaveTitle(/ · Halden$/);
  const { name, type, value }: Record<string, unknown> = JSON.parse(measured[0] ?? '');
  expect([name, type, Number.isInteger(value)]).toEqual(['react_app_index_load_ms', 'gauge', true]);
  await page.getByRole('link', { name: 'Already have an account' }).click();
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await waitUntilSettled(page);
  expect(measured).toHaveLength(1);
});
