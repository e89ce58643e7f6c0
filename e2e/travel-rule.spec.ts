import { expect, type Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TravelRulePage } from './support/TravelRulePage.ts';
import { begin, finished, heading, moveNewest, OUTSIDE, sentForReview } from './support/travelRuleSend.ts';

/** Of such an address the sandbox asks no details (D-TRS-35). */
const FREE = `0x${'1'.repeat(36)}0000`;

test.describe('the send', () => {
  test('a travel-rule address asks for the beneficiary, with consent, and is reviewed @gate (SEND-003, TRS-001, TRS-002)', async ({
    page,
    control,
  }) => {
    const { customer, flow } = await begin(page, control);
    await expect(page.getByRole('heading', { level: 1, name: 'Send ETH' })).toBeVisible();
    await flow.enterRecipient(OUTSIDE, '0.5', 'Invoice 17');
    await expect(page.getByRole('radiogroup', { name: "Who I'm sending to" })).toBeVisible();
    await flow.enterBeneficiary();
    await flow.goOn();
    const consent = page.getByRole('dialog', { name: 'Consent to share information' });
    await expect(consent).toContainText('Regulation (EU) 2023/1113 on information accompanying transfers of funds');
    await expect(consent).toContainText('Northlight Exchange');
    await consent.getByRole('button', { name: 'Cancel' }).click();
    expect(await control.travelRule(customer.username)).toEqual([]);
    await expect(page.getByLabel('Beneficiary name')).toHaveValue('Bruno Keller');
    await flow.goOn();
    await page.getByRole('button', { name: 'I agree' }).dblclick();
    await expect(sentForReview(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Send ETH' })).toBeVisible();
    expect(await control.travelRule(customer.username)).toMatchObject([{ status: 'provider_started_review' }]);
    // After the review nothing leads back to the filled form (D-TRS-33).
    await page.goBack();
    await expect(page.getByLabel('Beneficiary name')).toBeHidden();
  });

  test('one’s own unhosted wallet is confirmed by a letter, which leads to the continuation (TRS-007, TRS-067, D-TRS-34)', async ({
    page,
    control,
  }) => {
    const email = `own-${crypto.randomUUID()}@example.com`;
    const { flow } = await begin(page, control, { email });
    await flow.enterRecipient(OUTSIDE, '0.5');
    await flow.chooseType('Myself');
    await expect(page.getByLabel('Beneficiary name')).toHaveAttribute('readonly');
    await expect(page.getByLabel('Beneficiary country of residence')).not.toHaveValue('');
    await flow.chooseUnhosted();
    await flow.goOn();
    await expect(heading(page, 'Check your email')).toBeVisible();
    expect(await accessibilityIssues(page)).toEqual([]);
    const link = /\/api\/v1\/public\/travel_rule\/own_wallet\/[\w-]{43}/.exec((await control.messagesTo(email))[0] ?? '')?.[0] ?? '';
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/operation\/travel-rule-send\/crypto\/\d+\/?$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible();
  });

  test('an address without the rule asks for fee and name, then goes out (TRS-006, TRS-017, TRS-019)', async ({ page, control }) => {
    const { customer, flow } = await begin(page, control, { currency: 'USDC', balances: { USDC: '100', ETH: '0.1' } });
    await flow.enterRecipient(FREE, '100');
    await expect(page.getByRole('combobox', { name: 'Transaction fee' })).toContainText('Average');
    await expect(page.getByText('Beneficiary country')).toBeHidden();
    await flow.goOn();
    await expect(page.getByText('This field is required')).toBeVisible();
    await page.getByLabel('Beneficiary name').fill('Bruno Keller');
    expect(await accessibilityIssues(page)).toEqual([]);
    await flow.goOn();
    await flow.confirm(customer.username, control);
    await expect(finished(page)).toBeVisible();
    await page.getByRole('link', { name: 'View transaction details' }).click();
    await expect(page).toHaveURL(/\/transactions\/\d+$/);
  });

  test('an unanswered check of the address stays on step 1, and does not count as no (TRS-003, D-TRS-02)', async ({
    page,
    control,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 503|ERR_/);
    const { customer, flow } = await begin(page, control);
    await control.fault({ match: { path: '/api/v1/travel_rule/enabled', username: customer.username }, status: 503, body: {} });
    await flow.enterRecipient(OUTSIDE, '0.5');
    await expect(page.getByRole('dialog')).toContainText('Service is temporary unavailable');
    await page.getByRole('button', { name: 'I got it' }).click();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.5');
    await flow.goOn();
    await expect(page.getByRole('radiogroup', { name: "Who I'm sending to" })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.5');
    await flow.goOn();
    await page.getByRole('radiogroup', { name: "Who I'm sending to" }).waitFor();
    // Within 10 s the same address is not asked about again: one refused call, one answered.
    expect(await control.requests(customer.username, '/api/v1/travel_rule/enabled')).toHaveLength(2);
  });

  test('a refused review keeps what was typed; offline too; a reload starts over and nothing was sent (TRS-023, D-TRS-12, D-TRS-33)', async ({
    page,
    context,
    control,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 400|ERR_|Failed to load/);
    const { customer, flow } = await begin(page, control);
    await flow.enterRecipient(OUTSIDE, '0.5');
    await flow.enterBeneficiary();
    const refuse = (fields: object) =>
      control.fault({
        match: { path: '/api/v1/operations', username: customer.username },
        status: 400,
        body: { code: 400, message: 'Validation failed', fields },
      });
    await refuse({ beneficiary_name: ['Can contain only letters, digits, dots and spaces'] });
    await flow.goOn();
    await flow.agree();
    await expect(page.getByText('Can contain only letters, digits, dots and spaces')).toBeVisible();
    await context.setOffline(true);
    await flow.goOn();
    await flow.agree();
    await expect(page.getByRole('dialog')).toContainText('No internet connection!');
    await page.getByRole('button', { name: 'I got it' }).click();
    await context.setOffline(false);
    await expect(page.getByLabel('Beneficiary name')).toHaveValue('Bruno Keller');
    await refuse({ amount: ['Not enough money'] });
    await flow.goOn();
    await flow.agree();
    await expect(page.getByText('Not enough funds')).toBeVisible();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.5');
    await page.reload();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
    expect(await control.travelRule(customer.username)).toEqual([]);
  });

  test('the list of VASPs is tried four times, says that it failed, and can be asked for again (TRS-027, TRS-028, D-TRS-37)', async ({
    page,
    control,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 503/);
    const { customer, flow } = await begin(page, control);
    const readRequests = async () => (await control.requests(customer.username, '/api/v1/travel_rule/vasp')).length;
    await control.fault({ match: { path: '/api/v1/travel_rule/vasp', username: customer.username }, status: 503, body: {}, times: 4 });
    await page.clock.install();
    await flow.enterRecipient(OUTSIDE, '0.5');
    await page.getByRole('combobox', { name: 'Wallet VASP' }).click();
    // It goes on by itself as well: a slow machine may have waited for the next try already.
    for (const [count, pause] of [
      [1, 1000],
      [2, 2000],
      [3, 4000],
    ] as const) {
      await expect.poll(readRequests).toBeGreaterThanOrEqual(count);
      await page.clock.runFor(pause);
    }
    await expect(page.getByText('Failed to load options. Please try again later')).toBeVisible();
    expect(await readRequests()).toBe(4);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option', { name: 'Northlight Exchange' })).toBeVisible();
  });
});

/** A customer to whom half an ETH has come, logged in. */
async function receive(page: Page, control: Control, overrides: Readonly<Record<string, unknown>> = {}) {
  const customer = await control.customer('empty', { travelRuleEnabled: true, balances: { ETH: '1.0' }, ...overrides });
  const orderId = await control.depositCrypto(customer.username, 'ETH', '0.5');
  await new LoginPage(page).resume(customer);
  return { customer, orderId, flow: new TravelRulePage(page) };
}

test.describe('what arrives', () => {
  test('its sender is stated once, from the notification on @gate (RCV-001, RCV-014, RCV-017)', async ({
    page,
    control,
    expectedComplaints,
  }) => {
    // Once the details are given the order has no draft any more.
    expectedComplaints.push(/status of 404/);
    const { customer, orderId, flow } = await receive(page, control);
    await page.getByRole('link', { name: /^Specify the sender of 0\.5.ETH$/ }).click();
    await expect(page).toHaveURL(new RegExp(`/operation/travel-rule-receive/crypto/${orderId}/?$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Receive' })).toBeVisible();
    await flow.submit();
    await expect(page.getByText('This field is required').first()).toBeVisible();
    await flow.chooseType('Third-party individual');
    await page.getByLabel('Sender name').fill('Bruno Keller');
    await flow.pick('Country', 'Germany');
    await page.getByLabel('Town').fill('Bremen');
    await page.getByLabel('Date of birth', { exact: true }).fill('1990-02-01');
    await flow.pick('VASP', 'Northlight Exchange');
    await page.getByRole('button', { name: 'Submit' }).dblclick();
    await expect(sentForReview(page)).toBeVisible();
    expect(await control.travelRule(customer.username)).toMatchObject([{ direction: 'receive', status: 'provider_started_review' }]);
    await flow.openSender('crypto', orderId);
    await expect(sentForReview(page)).toBeVisible();
    await moveNewest(control, customer.username, 'approved');
    await flow.openSender('crypto', orderId);
    await expect(page).toHaveURL(new RegExp(`/transactions/${orderId}$`));
  });

  test('the provider’s violations stand on their fields; offline the form stays (RCV-024, RCV-027, D-RCV-18)', async ({
    page,
    context,
    control,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 4\d\d|ERR_|Failed to load/);
    const { customer, orderId, flow } = await receive(page, control);
    await flow.openSender('crypto', orderId);
    await flow.chooseType('Myself');
    await expect(page.getByLabel('Town')).toHaveAttribute('readonly');
    await expect(page.getByLabel('Date of birth', { exact: true })).toHaveAttribute('readonly');
    await flow.chooseUnhosted();
    await control.fault({
      match: { path: '/api/v1/travel_rule/process_receive_order', username: customer.username },
      status: 400,
      body: {
        code: 400,
        message: 'Validation failed',
        violations: [
          { message: 'Not a town', propertyPath: '[originatorTown]' },
          { message: 'The order is closed', propertyPath: 'order_id' },
        ],
      },
    });
    await flow.submit();
    await expect(page.getByRole('dialog')).toContainText('The order is closed');
    await page.getByRole('button', { name: 'I got it' }).click();
    await expect(page.getByText('Not a town')).toBeVisible();
    await context.setOffline(true);
    await flow.submit();
    await expect(page.getByRole('dialog')).toContainText('No internet connection!');
    await page.getByRole('button', { name: 'I got it' }).click();
    await context.setOffline(false);
    await flow.submit();
    await expect(sentForReview(page)).toBeVisible();
  });

  test('an unknown order and one that is no receive are not found (RCV-030)', async ({ page, control, expectedComplaints }) => {
    expectedComplaints.push(/status of 404/);
    const { orderId, flow } = await receive(page, control);
    const missing = page.getByRole('heading', { level: 1, name: /could not be found/ });
    await flow.openSender('stablecoin', orderId);
    await expect(missing).toBeVisible();
    await flow.openSender('crypto', '999999999');
    await expect(missing).toBeVisible();
  });
});
