import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { freshPhone, SignUpPage } from './support/SignUpPage.ts';

const money = (page: Page) => page.getByRole('link', { name: /^Cash/ });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const another = (code: string): string => (code === '111111' ? '222222' : '111111');

for (const [what, breakStorage] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
  ],
] as const) {
  test(`storage is ${what}: the session lives in memory, and a reload ends it (D-SES-24)`, async ({ page, control }) => {
    const customer = await control.customer('verified');
    await page.addInitScript(breakStorage);
    const login = new LoginPage(page);
    await login.open();
    await login.enterPhone(customer.username);
    await login.enterPassword(customer.password);
    await expect(money(page)).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/demo');
  });
}

test('stored values that cannot be read are dropped, and the customer goes on (SES-004, LIM-028, D-SES-01)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await page.evaluate(() => {
    sessionStorage.setItem('wallet:v1:auth_roles', '{"customer"');
    sessionStorage.setItem('wallet:v1:return_to', '//evil.example');
    localStorage.setItem('wallet:v1:balance_currency', 'ZZZ');
    localStorage.setItem('wallet:sandbox', '{');
  });
  await page.goto('/');
  await expect(page).toHaveURL('/assets');
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('€');
  const entries = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((area) => Object.entries(area)).map(([key, value]) => `${key} ${String(value)}`),
  );
  expect(entries.filter((line) => /evil|ZZZ|\{"customer"$/.test(line))).toEqual([]);
});

test('of two tabs at the sign-up one registers, and the other is at the accounts with it (D-AUTH-21, D-SES-14)', async ({
  page,
  context,
  control,
}) => {
  const phone = freshPhone();
  const first = new SignUpPage(page);
  await first.open();
  await first.askForCode(phone);
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  const otherTab = await context.newPage();
  await new SignUpPage(otherTab).open();
  await expect(otherTab.getByLabel('Phone number')).toBeVisible();
  await first.enterCode(await control.latestCode(phone));
  await expect(page).toHaveURL('/assets');
  await expect(otherTab).toHaveURL('/assets');
});

test('a code that has registered once does not register again, on another device (REG-027, ERR-029)', async ({
  page,
  browser,
  control,
  expectedComplaints,
  baseURL,
}) => {
  expectedComplaints.push(/status of 401/);
  const phone = freshPhone();
  const first = new SignUpPage(page);
  await first.open();
  await first.askForCode(phone);
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  const code = await control.latestCode(phone);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  const second = new SignUpPage(other);
  await second.open();
  await second.askForCode(phone);
  await other.getByRole('button', { name: 'I got it' }).click();
  await first.enterCode(code);
  await expect(page).toHaveURL('/assets');
  await second.enterCode(code);
  await expect(other.getByText('You entered the wrong code. Check the correctness and try again.')).toBeVisible();
  await elsewhere.close();
});

test('a code dies at the fifth wrong entry; the right one, and a seventh, come too late (RULE-013, REG-025)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 40[01]/);
  const phone = freshPhone();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(phone);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeVisible();
  const right = await control.latestCode(phone);
  for (let entry = 1; entry <= 5; entry += 1) {
    const answered = page.waitForResponse((answer) => answer.url().includes('/sign_up') || answer.url().includes('/check_code'));
    await signUp.enterCode(another(right));
    await answered;
  }
  await expect(alert(page, 'Too many attempts')).toContainText(/Try again in \d\d:\d\d\./);
  for (const late of [right, another(right)]) {
    const answered = page.waitForResponse('**/sign_up');
    await signUp.enterCode(late);
    expect(await (await answered).json()).toMatchObject({ code: 112 });
    await expect(alert(page, 'Too many attempts')).toBeVisible();
  }
  await expect(page).toHaveURL('/signup');
});

test('the fifth wrong password locks the login, and says for how long (D-AUTH-14, RULE-012)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 40[01]/);
  const customer = await control.customer('verified');
  const login = new LoginPage(page);
  await login.open();
  await login.enterPhone(customer.username);
  for (let entry = 1; entry <= 5; entry += 1) {
    const answered = page.waitForResponse('**/sign_in');
    await login.enterPassword(`Wrong202${entry}`);
    await answered;
  }
  await expect(alert(page, 'Too many attempts')).toContainText(/Try again in (15:00|14:5\d)\./);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeDisabled();
});

test('garbage in place of a session is no session: the login says so, and the same press works after it (ERR-009, SES-019)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  const login = new LoginPage(page);
  await login.open();
  await login.enterPhone(customer.username);
  for (const body of [{ access_token: '', refresh_token: '' }, '<html>504</html>', []]) {
    await control.fault({ match: { path: '/api/v1/sign_in', username: customer.username }, status: 200, body });
    await login.enterPassword(customer.password);
    await expect(alert(page, 'Something went wrong')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('');
  }
  await login.enterPassword(customer.password);
  await expect(page).toHaveURL('/assets');
});

test('garbage in place of the assets: the generic view, and another try shows the money (ERR-008, ERR-009, D-ERR-20)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await control.fault({ match: { path: '/api/v1/assets', username: customer.username }, status: 200, body: { total: 'many' } });
  await new LoginPage(page).resume(customer);
  await expect(alert(page, 'We’ve sorry, something has gone wrong. Please try later.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(money(page)).toBeVisible();
});

test('a picker that cannot be fetched leaves its field closed and the page as it is (D-APP-03, APP-031)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  await new LoginPage(page).resume(await control.customer('verified'));
  await page.goto('/reports');
  const service = page.getByRole('combobox', { name: 'Service' });
  await expect(service).toBeVisible();
  await page.route('**/static/*.js', (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await service.click();
  await failure;
  await expect(service).toHaveAttribute('aria-expanded', 'false');
  await service.click();
  await expect(service).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
});
