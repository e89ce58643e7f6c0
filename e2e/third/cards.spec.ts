import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from '../support/control.ts';
import { test } from '../support/doubles.ts';
import { LoginPage } from '../support/LoginPage.ts';
import { TopUpPage } from '../support/TopUpPage.ts';

const VERIFIED = {
  cards: [{ cardType: 'visa', status: 'verified' }],
  balances: { EUR: '0.00', USD: '0.00' },
  createdAt: '2020-01-01T00:00:00Z',
};
const FAILED_CHECK = 'We are unable to authenticate your payment method.';
/** Console errors of the service's responses to a refused card. */
const refusedCall = /Failed to load resource/;

const getField = (page: Page, name: string) => page.frameLocator(`iframe[title="Secure ${name} input frame"]`).getByRole('textbox');

async function openNewCard(page: Page, control: Control): Promise<void> {
  const customer = await control.customer('empty', { ...VERIFIED, cards: [] });
  await new LoginPage(page).resume(customer);
  await page.goto('/cards/new');
  await expect(page.getByRole('button', { name: 'Add card' })).toBeEnabled();
}

async function enterCard(page: Page, number: string, name?: string): Promise<void> {
  await getField(page, 'cardNumber').fill(number);
  await getField(page, 'cardExpiry').fill('12 / 34');
  await getField(page, 'cardCvc').fill('123');
  if (name !== undefined) await page.getByLabel('Name on card').fill(name);
  await page.getByRole('button', { name: 'Add card' }).click();
}

async function answerCheck(page: Page, answer: 'Complete' | 'Fail' | 'Close'): Promise<void> {
  await page.frameLocator('iframe[title="Secure 3D challenge"]').getByRole('button', { name: answer }).click();
}

async function openTopUp(
  page: Page,
  control: Control,
  amount: string,
): Promise<{ readonly topUp: TopUpPage; readonly customer: Customer }> {
  const customer = await control.customer('empty', VERIFIED);
  const euro = await control.accountId(customer, 'EUR');
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(euro);
  await topUp.enterAmount(amount);
  return { topUp, customer };
}

test('J10 sends a new card to the card provider with the typed name (THIRD-021, THIRD-022)', async ({ page, control, doubles }) => {
  await openNewCard(page, control);
  await expect(page.getByLabel('Name on card')).not.toHaveValue('');
  await enterCard(page, '4242 4242 4242 4242', 'ANNA MARIA BERG');
  await expect(page).toHaveURL(/\/cards(\/\d+\/verification)?$/);
  // The page was reloaded without Stripe's script.
  await expect(page.locator('script[src*="stripe"]')).toHaveCount(0);
  const [confirmed] = await doubles.stripe.calls(/confirm/);
  expect(JSON.parse(confirmed?.body ?? '{}')).toMatchObject({ kind: 'setup', name: 'ANNA MARIA BERG' });
  await page.goto('/cards');
  await expect(page.getByText(/4242/).first()).toBeVisible();
});

test('J10 reports an existing card on the cards page, which is reloaded for it (THIRD-005, THIRD-004)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/);
  await openNewCard(page, control);
  await enterCard(page, '4242 4242 4242 4242', 'ANNA BERG');
  await expect(page.locator('script[src*="stripe"]')).toHaveCount(0);
  await page.goto('/cards');
  await page.getByRole('link', { name: 'New card' }).click();
  await expect(page.getByRole('button', { name: 'Add card' })).toBeEnabled();
  await enterCard(page, '4242 4242 4242 4242', 'ANNA BERG');
  await expect(page.locator('script[src*="stripe"]')).toHaveCount(0);
  await expect(page).toHaveURL('/cards');
  await expect(page.getByText('This card has already been added')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(`J11 adds a card after its bank's check is completed`, async ({ page, control }) => {
  await openNewCard(page, control);
  await enterCard(page, '4000 0027 6000 3184');
  await answerCheck(page, 'Complete');
  await expect(page).toHaveURL(/\/cards(\/\d+\/verification)?$/);
});

test(`J12 shows a failed check in the card provider's words, and the next attempt succeeds (THIRD-026)`, async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(refusedCall);
  await openNewCard(page, control);
  await enterCard(page, '4000 0027 6000 3184', 'ANNA BERG');
  await answerCheck(page, 'Fail');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(FAILED_CHECK);
  await dialog.getByRole('button').first().click();
  await expect(page.getByLabel('Name on card')).toHaveValue('ANNA BERG');
  await page.getByRole('button', { name: 'Add card' }).click();
  await answerCheck(page, 'Complete');
  await expect(page).toHaveURL(/\/cards(\/\d+\/verification)?$/);
});

test('J13 reports a card declined after its check (THIRD-026)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(refusedCall);
  await openNewCard(page, control);
  await enterCard(page, '4000 0084 0000 1629');
  await answerCheck(page, 'Complete');
  await expect(page.getByRole('dialog')).toContainText('Your card was declined.');
});

test('J14 a top-up with a completed check creates one order (THIRD-022, THIRD-028)', async ({ page, control }) => {
  const { topUp } = await openTopUp(page, control, '100');
  await topUp.pay();
  await answerCheck(page, 'Complete');
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog')).toContainText('€100.00');
});

for (const answer of ['Fail', 'Close'] as const) {
  const journey = answer === 'Fail' ? 'J15' : 'J16';
  test(`${journey} reports a top-up check that ends with "${answer}" and keeps the amount (THIRD-026)`, async ({
    page,
    control,
    expectedComplaints,
  }) => {
    expectedComplaints.push(refusedCall);
    const { topUp, customer } = await openTopUp(page, control, '100');
    await topUp.pay();
    const limits = page.waitForRequest((request) => request.url().endsWith('/accounts/operations'));
    await answerCheck(page, answer);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(FAILED_CHECK);
    await dialog.getByRole('button').first().click();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('100');
    await expect(page.getByRole('button', { name: 'Top up', exact: true })).toBeEnabled();
    await limits;
    expect(await control.orders(customer.username)).toEqual([]);
  });
}

test('J17 polls a payment approved during a reload until its order exists (THIRD-030)', async ({ page, control, doubles }) => {
  const { topUp } = await openTopUp(page, control, '60');
  await topUp.pay();
  await page.frameLocator('iframe[title="Secure 3D challenge"]').getByRole('heading').waitFor();
  const secret = await page.evaluate(() => JSON.parse(sessionStorage.getItem('wallet:v1:payment_provider_secret') ?? '{}').clientSecret);
  await page.request.post(`${doubles.stripe.origin}/v1/confirm`, {
    data: JSON.stringify({ kind: 'payment', secret, answer: 'complete' }),
  });
  await page.reload();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
});

test(`J18 reports a bank's refusal and removes its parameters from the URL (THIRD-029)`, async ({ page, control }) => {
  await openNewCard(page, control);
  await page.goto('/cards/new?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=failed');
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/cards/new');
  await openTopUp(page, control, '60');
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed`);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(pathname);
});

test('J19 reports a card form that does not load, and loads it on retry (THIRD-024)', async ({ page, control, doubles }) => {
  test.setTimeout(120_000);
  const customer = await control.customer('empty', { ...VERIFIED, cards: [] });
  await new LoginPage(page).resume(customer);
  await doubles.stripe.told({ script: 'hang' });
  await page.goto('/cards/new');
  await expect(page.getByText('Loading the card form')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Add card' })).toBeDisabled();
  await expect(page.getByText('The card form is taking longer than usual.')).toBeVisible({ timeout: 12_000 });
  await expect(page.getByText(/The card form could not be loaded/)).toBeVisible({ timeout: 22_000 });
  await doubles.stripe.told({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Add card' })).toBeEnabled();
});

test(`J20 creates no payment without the card provider's script (THIRD-024)`, async ({ page, control, doubles, expectedComplaints }) => {
  expectedComplaints.push(refusedCall);
  await doubles.stripe.told({ script: 'refuse' });
  const payments: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/topup')) payments.push(request.url());
  });
  const { topUp } = await openTopUp(page, control, '100');
  await topUp.pay();
  await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toBeVisible();
  expect(payments).toEqual([]);
});

test(`J21 the card provider's fields match the app's colours, language and height (THIRD-023, THIRD-012)`, async ({ page, control }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addInitScript(() => {
    localStorage.setItem('wallet:v1:theme', 'dark');
    localStorage.setItem('wallet:v1:language', 'de');
  });
  const customer = await control.customer('empty', { ...VERIFIED, cards: [] });
  await new LoginPage(page).resume(customer);
  await page.goto('/cards/new');
  const number = page.frameLocator('iframe[title="Secure cardNumber input frame"]');
  await expect(number.locator('html')).toHaveAttribute('lang', 'de');
  const token = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--semantic-color-text-primary').trim(),
  );
  await expect(number.locator('body')).toHaveAttribute('data-style', new RegExp(token));
  await expect(page.locator('iframe[title="Secure cardNumber input frame"]')).toHaveCSS('color-scheme', 'light');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('J09 refuses markup made from a string in a card document and reports it without the text (THIRD-003)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/TrustedHTML/);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/public/log')) reports.push(request.postData() ?? '');
  });
  await openNewCard(page, control);
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>secret words</b>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  await expect.poll(() => reports.filter((report) => report.includes('"of":"markup"')).length).toBe(1);
  expect(reports.join('')).not.toContain('secret words');
});

test('J22 a double press creates one set-up and one payment (THIRD-006, THIRD-022)', async ({ page, control }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/cards\/setup$|\/topup\/stripe\//.test(request.url())) sent.push(new URL(request.url()).pathname);
  });
  await openNewCard(page, control);
  await getField(page, 'cardNumber').fill('4242 4242 4242 4242');
  await getField(page, 'cardExpiry').fill('12 / 34');
  await getField(page, 'cardCvc').fill('123');
  await page.getByRole('button', { name: 'Add card' }).dblclick();
  await expect(page).toHaveURL(/\/cards(\/\d+\/verification)?$/);
  await expect(page.locator('script[src*="stripe"]')).toHaveCount(0);
  expect(sent).toHaveLength(1);
  await openTopUp(page, control, '60');
  await page.getByRole('button', { name: 'Top up', exact: true }).dblclick();
  await answerCheck(page, 'Complete');
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  expect(sent.filter((path) => path.endsWith('/create'))).toHaveLength(1);
});

test('J23 reports a missing network for a new card and continues when it is available again (THIRD-010)', async ({
  page,
  context,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openNewCard(page, control);
  await context.setOffline(true);
  await enterCard(page, '4242 4242 4242 4242', 'ANNA BERG');
  await expect(page.getByText('No internet connection!').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Name on card')).toHaveValue('ANNA BERG');
  const close = page.getByRole('dialog').getByRole('button').first();
  if (await close.isVisible()) await close.click();
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(page).toHaveURL(/\/cards(\/\d+\/verification)?$/);
});
