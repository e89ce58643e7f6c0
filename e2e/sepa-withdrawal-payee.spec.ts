import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';

const CONFIRMED = 'EE382200221020145685';
const CLOSE = 'DE53700200000000000001';
const OTHER = 'DE26700200000000000002';
const UNREACHABLE = 'DE96700200000000000003';

async function openRequisites(page: Page, control: Control, iban: string): Promise<{ customer: Customer; withdrawal: SepaWithdrawalPage }> {
  const customer = await control.customer('empty', { balances: { EUR: '100.00' } });
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).resume(customer);
  await withdrawal.fillIn(await control.accountId(customer, 'EUR'), '20.00', iban);
  return { customer, withdrawal };
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });

test('a name that the bank confirms is one quiet line, and one call more @main @payee (VOP-001, VOP-004)', async ({ page, control }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const { withdrawal } = await openRequisites(page, control, CONFIRMED);
  await expect(page.getByText('The bank confirms the name.')).toBeVisible();
  await expect(page.getByText('First transfer to this account.')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog').getByText('Name check')).toHaveCount(0);
  expect(requestedPaths.filter((path) => path.endsWith('/payee_checks'))).toHaveLength(1);
  expect(requestedPaths.filter((path) => path.endsWith('/withdraw/iban'))).toHaveLength(1);
});

test('a name that the bank writes differently is used after one press @main @payee (VOP-005, VOP-006, VOP-012)', async ({
  page,
  control,
}) => {
  const { customer, withdrawal } = await openRequisites(page, control, CLOSE);
  const use = page.getByRole('button', { name: 'Use anyway' });
  await expect(use).toBeVisible();
  const heldName = `${customer.givenName.charAt(0)}. ${customer.familyName}`;
  await expect(page.getByRole('definition').filter({ hasText: heldName }).first()).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await withdrawal.submit();
  await expect(page.getByText('Press “Use anyway” or change the IBAN.')).toBeVisible();
  await expect(use).toBeFocused();
  await use.press('Space');
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog').getByText(`Name at the bank: ${heldName}`).first()).toBeVisible();
});

test('a name that does not match needs a tick, and says nobody’s name @main @payee @gate (VOP-007, VOP-008, VOP-012)', async ({
  page,
  control,
}) => {
  const { customer, withdrawal } = await openRequisites(page, control, OTHER);
  await expect(page.getByRole('alert')).toContainText(`not in the name of ${customer.givenName} ${customer.familyName}`);
  await expect(page.getByText('Osterkamp')).toHaveCount(0);
  await withdrawal.submit();
  await expect(page.getByText('Please tick the box to go on.')).toBeVisible();
  const box = page.getByRole('checkbox', { name: /I understand and want to use this account/ });
  await expect(box).toBeFocused();
  await box.check();
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog').getByText('Not confirmed by the bank').first()).toBeVisible();
});

test('a name that could not be checked goes on without more @main @payee (VOP-009, VOP-012)', async ({ page, control }) => {
  const { withdrawal } = await openRequisites(page, control, UNREACHABLE);
  await expect(page.getByText('The bank did not answer. You can try again, or go on if you are sure of the IBAN.')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog').getByText('Could not be checked').first()).toBeVisible();
});

test('the way back to the amount keeps IBAN, outcome and choice (VOP-011)', async ({ page, control }) => {
  const { withdrawal } = await openRequisites(page, control, CLOSE);
  await page.getByRole('button', { name: 'Use anyway' }).click();
  await page.goBack();
  await withdrawal.enterAmount('30.00');
  await withdrawal.goOn();
  await expect(page.getByRole('button', { name: 'Use anyway' })).toHaveAttribute('aria-pressed', 'true');
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog')).toContainText('−€30.00');
});

test('a check that is too old is made again, and what came to the same goes out once more by itself (VOP-013)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/);
  const { customer, withdrawal } = await openRequisites(page, control, CONFIRMED);
  await expect(submit(page)).toBeEnabled();
  await control.fault({
    match: { path: '/api/v1/accounts/*/withdraw/iban', username: customer.username },
    status: 409,
    body: { code: 409_041, message: "Check the account holder's name first", reason: 'expired' },
  });
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
});

test('another outcome of the renewed check is shown, and the customer decides (VOP-013)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/);
  const { customer, withdrawal } = await openRequisites(page, control, CONFIRMED);
  await expect(submit(page)).toBeEnabled();
  await control.payee(CONFIRMED, { username: customer.username, holders: [{ name: 'Marlene Osterkamp', kind: 'person' }] });
  await control.fault({
    match: { path: '/api/v1/accounts/*/withdraw/iban', username: customer.username },
    status: 409,
    body: { code: 409_041, message: "Check the account holder's name first", reason: 'expired' },
  });
  await withdrawal.submit();
  await expect(page.getByText('The check of the name was too old. We have checked again.')).toBeVisible();
  await page.getByRole('checkbox', { name: /I understand/ }).check();
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
});

test('a check that fails is tried again (VOP-014)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty', { balances: { EUR: '100.00' } });
  await control.fault({
    match: { path: '/api/v1/payee_checks', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
  });
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).resume(customer);
  await withdrawal.fillIn(await control.accountId(customer, 'EUR'), '20.00', CONFIRMED);
  await expect(page.getByText('Service is temporary unavailable')).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The bank confirms the name.')).toBeVisible();
});

test('after a lost answer the same body goes out under the same key, and money moves once (VOP-015)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_|Failed to load/);
  const sent: { key: string | undefined; body: string | null }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/withdraw/iban')) sent.push({ key: request.headers()['idempotency-key'], body: request.postData() });
  });
  const { withdrawal } = await openRequisites(page, control, CLOSE);
  await page.getByRole('button', { name: 'Use anyway' }).click();
  await page.route(
    '**/withdraw/iban',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await withdrawal.submit();
  await expect(page.getByText('No internet connection!').or(page.getByText('Service is temporary unavailable')).first()).toBeVisible();
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
});

test('a reload begins at the empty amount, and the token is nowhere on the device (VOP-016)', async ({ page, control }) => {
  await openRequisites(page, control, CLOSE);
  await expect(page.getByRole('button', { name: 'Use anyway' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
  expect(stored).not.toContain('pc_');
  await page.reload();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
});

test('in German every outcome is said in German; an IBAN that comes again is not checked again @main @payee (VOP-004, VOP-010)', async ({
  page,
  control,
}) => {
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/payee_checks')) checks.push(request.url());
  });
  const customer = await control.customer('empty', { balances: { EUR: '100.00' } });
  await page.addInitScript(() => localStorage.setItem('wallet:v1:language', 'de'));
  await new LoginPage(page).resume(customer);
  await new SepaWithdrawalPage(page).open(await control.accountId(customer, 'EUR'));
  await page.getByLabel('Betrag', { exact: true }).fill('20,00');
  await page.getByRole('button', { name: 'Weiter' }).click();
  const steps = [
    [CONFIRMED, page.getByText('Die Bank bestätigt den Namen.')],
    [CLOSE, page.getByText('Die Bank führt den Namen etwas anders')],
    [OTHER, page.getByText('Der Name stimmt nicht überein')],
    [UNREACHABLE, page.getByText('Der Name konnte nicht geprüft werden')],
  ] as const;
  for (const [iban, outcome] of steps) {
    await page.getByLabel('IBAN').fill(iban);
    await expect(outcome).toBeVisible();
    expect(await accessibilityIssues(page)).toEqual([]);
  }
  await page.getByLabel('IBAN').fill(CLOSE);
  await expect(page.getByRole('button', { name: 'Trotzdem verwenden' })).toHaveAttribute('aria-pressed', 'false');
  expect(checks).toHaveLength(steps.length);
});
