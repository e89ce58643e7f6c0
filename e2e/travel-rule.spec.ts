import { expect, type Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TravelRulePage } from './support/TravelRulePage.ts';
import { openTravelRuleSend, getFinished, getHeading, moveNewest, OUTSIDE, getSentForReview } from './support/travelRuleSend.ts';

/** The sandbox requires no details for this address (D-TRS-35). */
const FREE = `0x${'1'.repeat(36)}0000`;

test.describe('the send', () => {
  test('requires beneficiary and consent for a travel-rule address, and is reviewed @gate (SEND-003, TRS-001, TRS-002)', async ({
    page,
    control,
  }) => {
    const { customer, flow } = await openTravelRuleSend(page, control);
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
    await expect(getSentForReview(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Send ETH' })).toBeVisible();
    expect(await control.travelRule(customer.username)).toMatchObject([{ status: 'provider_started_review' }]);
    // After the review, Back does not return to the filled form (D-TRS-33).
    await page.goBack();
    await expect(page.getByLabel('Beneficiary name')).toBeHidden();
  });

  test(`to the customer's own unhosted wallet is confirmed by e-mail, which opens the continuation (TRS-007, TRS-067, D-TRS-34)`, async ({
    page,
    control,
  }) => {
    const email = `own-${crypto.randomUUID()}@example.com`;
    const { flow } = await openTravelRuleSend(page, control, { email });
    await flow.enterRecipient(OUTSIDE, '0.5');
    await flow.chooseType('Myself');
    await expect(page.getByLabel('Beneficiary name')).toHaveAttribute('readonly');
    await expect(page.getByLabel('Beneficiary country of residence')).not.toHaveValue('');
    await flow.chooseUnhosted();
    await flow.goOn();
    await expect(getHeading(page, 'Check your email')).toBeVisible();
    const link = /\/api\/v1\/public\/travel_rule\/own_wallet\/[\w-]{43}/.exec((await control.messagesTo(email))[0] ?? '')?.[0] ?? '';
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/operation\/travel-rule-send\/crypto\/\d+\/?$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible();
  });

  test('to an address outside the rule only requires fee and name (TRS-006, TRS-017, TRS-019)', async ({ page, control }) => {
    const { customer, flow } = await openTravelRuleSend(page, control, { currency: 'USDC', balances: { USDC: '100', ETH: '0.1' } });
    await flow.enterRecipient(FREE, '100');
    await expect(page.getByRole('combobox', { name: 'Transaction fee' })).toContainText('Average');
    await expect(page.getByText('Beneficiary country')).toBeHidden();
    await flow.goOn();
    await expect(page.getByText('This field is required')).toBeVisible();
    await page.getByLabel('Beneficiary name').fill('Bruno Keller');
    await flow.goOn();
    await flow.confirm(customer.username, control);
    await expect(getFinished(page)).toBeVisible();
    await page.getByRole('link', { name: 'View transaction details' }).click();
    await expect(page).toHaveURL(/\/transactions\/\d+$/);
  });
});

async function openReceived(page: Page, control: Control, overrides: Readonly<Record<string, unknown>> = {}) {
  const customer = await control.customer('empty', { travelRuleEnabled: true, balances: { ETH: '1.0' }, ...overrides });
  const orderId = await control.depositCrypto(customer.username, 'ETH', '0.5');
  await new LoginPage(page).resume(customer);
  return { customer, orderId, flow: new TravelRulePage(page) };
}

test.describe('a received transfer', () => {
  test('its sender is stated once, starting from the notification @gate (RCV-001, RCV-014, RCV-017)', async ({
    page,
    control,
    expectedComplaints,
  }) => {
    // The order has no draft once the details are submitted.
    expectedComplaints.push(/status of 404/);
    const { customer, orderId, flow } = await openReceived(page, control);
    await page.getByRole('link', { name: /^Tell us who sent 0\.5.ETH$/ }).click();
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
    await expect(getSentForReview(page)).toBeVisible();
    expect(await control.travelRule(customer.username)).toMatchObject([{ direction: 'receive', status: 'provider_started_review' }]);
    await flow.openSender('crypto', orderId);
    await expect(getSentForReview(page)).toBeVisible();
    await moveNewest(control, customer.username, 'approved');
    await flow.openSender('crypto', orderId);
    await expect(page).toHaveURL(new RegExp(`/transactions/${orderId}$`));
  });
});
