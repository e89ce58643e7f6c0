import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('the policy allows nothing unsafe and has a new nonce in every response @gate', async ({ request }) => {
  const policies = await Promise.all([1, 2].map(async () => (await request.get('/login')).headers()['content-security-policy'] ?? ''));
  for (const policy of policies) {
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
    expect(policy).toMatch(/script-src 'nonce-[^']{16,}'/);
  }
  expect(policies[0]).not.toBe(policies[1]);
});

test('without the nonce no style applies and no script runs', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Content Security Policy/);
  await page.route('/login', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/nonce="[^"]*"/g, '') });
  });
  const blocked = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
  await page.goto('/login');
  await blocked;
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  const { styles, title } = await page.evaluate(() => ({
    styles: [...document.querySelectorAll('style')].filter(({ sheet }) => sheet !== null).length,
    title: document.title,
  }));
  expect(styles).toBe(0);
  expect(title, 'the app has run').toBe('Halden');
});

test('no secret is in a URL or in storage that outlives the session (SES-006)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await new LoginPage(page).logIn(customer);
  await page.getByRole('link', { name: /^Cash/ }).waitFor();
  const [lasting, tokens] = await page.evaluate(() => [
    JSON.stringify(localStorage),
    Object.entries(sessionStorage).flatMap(([key, value]) => (/token/.test(key) ? [value] : [])),
  ]);
  expect(tokens.length).toBeGreaterThan(0);
  for (const secret of [customer.password, ...tokens]) {
    expect(lasting).not.toContain(secret);
    expect(addresses.filter((address) => address.includes(encodeURIComponent(secret)) || address.includes(secret))).toEqual([]);
  }
  expect(addresses.filter((address) => address.includes(customer.username.slice(1)))).toEqual([]);
});
