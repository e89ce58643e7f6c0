import { expect, type Page } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { Menu } from './support/Menu.ts';

const total = (page: Page) => page.getByRole('region', { name: 'Total balance' });
const cash = (page: Page, amount: string) => page.getByRole('link', { name: `Cash 2 accounts ${amount}` });
const hide = (page: Page) => page.getByRole('button', { name: 'Hide balances' });

test('balances are hidden on every screen by one press, and stay so over a log-out @main @gate (HOME-001, WISH-001, WISH-002)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '4321.09', USD: '77.00' } });
  const euro = await control.accountId(customer, 'EUR');
  const login = new LoginPage(page);
  await login.resume(customer);
  await expect(cash(page, '€4,392.38')).toBeVisible();
  await hide(page).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Balances are hidden');
  await expect(hide(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(hide(page)).toHaveAttribute('title', 'Show balances');
  await expect(total(page)).toContainText('Balances are hidden');
  const figures = /4,321|4321\.09|4,392|4392\.38|77\.00/; // and not the number of an account
  for (const path of ['/assets', '/account-group/cash', '/select-currency-to/send?tab=withdraw']) {
    await page.goto(path);
    await expect(page.getByText('••••').first()).toBeVisible();
    expect(await page.locator('body').innerHTML()).not.toMatch(figures);
  }
  await page.goto(`/operation/withdraw/fiat/${euro}/payment_network/1`);
  await expect(page.getByRole('combobox', { name: 'From' })).toContainText('••••');
  await page.getByRole('combobox', { name: 'From' }).click({ force: true });
  expect(await page.locator('body').innerHTML()).not.toMatch(figures);
  await page.goto('/assets');
  await new Menu(page).logOut();
  await expect(page).toHaveURL('/');
  await login.open();
  await login.enterPassword(customer.password);
  await expect(total(page)).toContainText('••••');
  await hide(page).click();
  await expect(cash(page, '€4,392.38')).toBeVisible();
});

test('the toast shows the figures again; what is typed and what it costs is never hidden (WISH-003, WISH-005)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '500.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  await hide(page).click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(cash(page, '€500.00')).toBeVisible();
  await hide(page).click();
  await page.goto(`/operation/withdraw/fiat/${await control.accountId(customer, 'EUR')}/payment_network/1`);
  await page.getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('500.00');
  await expect(page.getByRole('main')).toContainText('€498.25');
  await expect(page.getByRole('main')).toContainText('€1.75');
});

test('a reload shows the last balances at once, marked stale, then the fresh ones; a log-out forgets them (WISH-015)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty', { balances: { EUR: '500.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer);
  await expect(cash(page, '€500.00')).toBeVisible();
  await control.patch(customer.username, { balances: { EUR: '650.00' } });
  await control.fault({ match: { path: '/api/v1/assets/default', username: customer.username }, delayMs: 1500 });
  await page.reload();
  await expect(cash(page, '€500.00')).toBeVisible();
  await expect(total(page)).toContainText(/Updated \d\d:\d\d/);
  expect(await accessibilityIssues(page)).toEqual([]);
  await expect(cash(page, '€650.00')).toBeVisible();
  await expect(total(page)).not.toContainText('Updated');
  await control.fault({
    match: { path: '/api/v1/assets/default', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
  });
  await page.reload();
  await expect(cash(page, '€650.00')).toBeVisible();
  await expect(total(page)).toContainText(/Updated \d\d:\d\d/);
  await new Menu(page).logOut();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('650.00');
});

test('each notice comes once, one after the other, also after logging out and in (OPS-032, HOME-025, HOME-027)', async ({
  page,
  control,
}) => {
  const customer = await control.newcomer('travel_rule');
  const login = new LoginPage(page);
  await login.resume(customer);
  const first = page.getByRole('dialog', { name: 'Updating the compliance framework' });
  const second = page.getByRole('dialog', { name: 'Important notice' });
  await expect(first).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await accessibilityIssues(page)).toEqual([]);
  await first.getByRole('button', { name: 'Continue' }).click();
  await expect(second).toContainText('Card payments cannot be processed from Russia, Belarus and Ukraine.');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(second).toBeHidden();
  await new Menu(page).logOut();
  await expect(page).toHaveURL('/');
  await login.open();
  await login.enterPassword(customer.password);
  await expect(total(page)).toContainText('€');
  await page.getByRole('link', { name: /^Cash/ }).click();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('another customer of the same browser sees the notice, without the travel rule only the one (OPS-032, HOME-026, HOME-028)', async ({
  page,
  control,
}) => {
  await new LoginPage(page).resume(await control.newcomer('empty'));
  const notice = page.getByRole('dialog', { name: 'Important notice' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an alert leads to where it is mended; closed, it stays closed for the session (USR-031, D-USR-09)', async ({ page, control }) => {
  const customer = await control.customer('address_none', {
    notifications: [
      { subject: 'address-verification-required', content: 'Confirm your residential address', date: 1_773_480_413 },
      { subject: 'of-tomorrow', content: 'Read https://halden.example/news.', level: 'message' },
    ],
  });
  await new LoginPage(page).resume(customer);
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await expect(alerts.getByRole('link', { name: 'Confirm the address' })).toHaveAttribute('href', '/address-verification');
  await expect(alerts.getByRole('link', { name: /halden\.example/ })).toHaveAttribute('href', 'https://halden.example/news');
  await alerts.getByRole('button', { name: /^Close "Read/ }).click();
  await expect(alerts).not.toContainText('halden.example');
  await page.reload();
  await expect(alerts).toContainText('Confirm the address');
  await expect(alerts).not.toContainText('halden.example');
});

test('the balance over time is drawn in the balance card, and told as a table @main (WISH-017)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await expect(total(page)).toContainText('€');
  await page.getByRole('link', { name: /^Structured Notes/ }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  const history = page.getByRole('region', { name: 'Balance over time' });
  await expect(history.getByRole('slider')).toHaveAccessibleName(/^Balance from €/);
  await expect(history).toContainText('Without stocks, bonds and notes.');
  await history.getByRole('radio', { name: '90 days' }).click();
  await history.getByRole('button', { name: 'Show as table' }).click();
  await expect(history.getByRole('row')).toHaveCount(91);
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('a provider without past rates offers no history (D-WISH-03)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 404/);
  const customer = await control.customer('empty');
  await control.fault({
    match: { path: '/api/v1/rates/history', username: customer.username },
    status: 404,
    body: { code: 404, message: 'Not found' },
    times: 0,
  });
  await new LoginPage(page).resume(customer);
  const response = page.waitForResponse((answer) => answer.url().includes('/rates/history'));
  await page.getByRole('link', { name: /^Structured Notes/ }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  await response;
  await expect(page.getByRole('region', { name: 'Balance over time' })).toHaveCount(0);
});

test('a refresh asks for assets, rates and user data, operations and instruments (HOME-005)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await expect(total(page)).toContainText('€');
  const paths = ['assets/default', 'assets/dynamic', 'info/full', 'accounts/operations', 'instruments/balances', 'assets/grow'];
  const answers = paths.map((path) => page.waitForResponse((answer) => answer.url().endsWith(`/api/v1/${path}`)));
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect((await Promise.all(answers)).map((answer) => answer.status())).toEqual(paths.map(() => 200));
});

test('a first load that fails offers another try (HOME-074, D-HOME-16)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty');
  await control.fault({
    match: { path: '/api/v1/assets/default', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
  });
  await new LoginPage(page).resume(customer);
  await expect(page.getByRole('heading', { name: 'Service is temporary unavailable' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(total(page)).toContainText('€');
});

test('a guest sees the demo, and nothing private is asked @main @gate (HOME-033, HOME-070)', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/assets');
  await expect(page).toHaveURL('/demo');
  await expect(total(page)).toContainText('€57,555.54');
  await page.getByRole('link', { name: /^Crypto/ }).click();
  await expect(page).toHaveURL('/demo/account-group/crypto');
  const isPublic = /^\/api\/v1\/(?:public\/|stat\/|logs?\b)/;
  expect(requestedPaths.filter((path) => path.startsWith('/api/') && !isPublic.test(path))).toEqual([]);
});

test('wallets are made with the password and the consent (SET-027, SET-028, D-SET-16)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('no_wallets');
  await new LoginPage(page).resume(customer);
  await page.goto('/account-group/crypto');
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-2026');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Invalid password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Bitcoin/ })).toBeVisible();
});
