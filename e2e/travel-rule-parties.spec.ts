import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TravelRulePage } from './support/TravelRulePage.ts';
import { begin, finished, heading, moveNewest, OUTSIDE, sentForReview } from './support/travelRuleSend.ts';

test('a company needs its number, which the details show (TRS-064, TRS-066, TRS-059)', async ({ page, control }) => {
  const { customer, flow } = await begin(page, control);
  await flow.enterRecipient(OUTSIDE, '0.5');
  await flow.chooseType('Third-party company');
  await page.getByLabel('Company name').fill('Keller Bau 2. Ltd');
  await flow.pick('Beneficiary country of residence', 'Germany');
  await flow.pick('Wallet VASP', 'Northlight Exchange');
  await flow.goOn();
  await expect(page.getByText('This field is required')).toHaveCount(1);
  await expect(page.getByLabel('CRN')).toBeFocused();
  await page.getByLabel('CRN').fill('HRB 12345');
  expect(await accessibilityIssues(page)).toEqual([]);
  await flow.goOn();
  await flow.agree();
  await sentForReview(page).waitFor();
  const [sent] = await control.travelRule(customer.username);
  await flow.openContinuation('crypto', sent?.id ?? '');
  await page.getByRole('button', { name: 'View operation details' }).click();
  const details = page.getByRole('dialog', { name: 'Operation details' });
  for (const text of ['Third-party company', 'Keller Bau 2. Ltd', 'CRN', 'HRB 12345']) await expect(details).toContainText(text);
});

test('an unhosted wallet of a third party names no provider and asks no consent (TRS-065, D-TRS-09, D-TRS-37)', async ({
  page,
  control,
}) => {
  const { customer, flow } = await begin(page, control);
  await flow.enterRecipient(OUTSIDE, '0.5');
  await flow.enterBeneficiary();
  await flow.chooseUnhosted();
  await expect(page.getByRole('combobox', { name: 'Wallet VASP' })).toHaveCount(0);
  const reviewed = page.waitForRequest((request) => request.url().endsWith('/send_crypto_tr/review'));
  await flow.goOn();
  const body: unknown = (await reviewed).postDataJSON();
  expect(body).toMatchObject({ beneficiary_name: 'Bruno Keller', wallet_type: 'unhosted' });
  expect(body).not.toHaveProperty('wallet_vasp_id');
  await expect(sentForReview(page)).toBeVisible();
  expect(await control.travelRule(customer.username)).toHaveLength(1);
});

test('an approved stablecoin goes out whole, its fee in Ether, without a total (TRS-022, TRS-045, D-TRS-13)', async ({ page, control }) => {
  const { customer, flow } = await begin(page, control, { currency: 'USDC', balances: { USDC: '100', ETH: '0.1' } });
  await flow.enterRecipient(OUTSIDE, '100');
  await flow.enterBeneficiary();
  await flow.goOn();
  await flow.agree();
  await sentForReview(page).waitFor();
  const id = await moveNewest(control, customer.username, 'approved');
  await flow.openContinuation('stablecoin', id);
  await expect(page.getByText('0.0007 ETH', { exact: true })).toBeVisible();
  await expect(page.getByText('Total amount')).toHaveCount(0);
  await flow.goOn();
  await flow.confirm(customer.username, control);
  await expect(finished(page)).toBeVisible();
  expect(await control.orders(customer.username)).toMatchObject([
    { type: 'token_send', volume: { value: '-100.00000', currency: 'USDC' } },
  ]);
  expect(await control.balances(customer.username)).toMatchObject({ USDC: '0.00000', ETH: '0.09930000' });
  expect(await control.travelRule(customer.username)).toMatchObject([{ status: 'completed' }]);
});

test('the link of the letter changes nothing until it is confirmed, and is good once (D-TRS-34)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 4\d\d/);
  const email = `own-${crypto.randomUUID()}@example.com`;
  const { customer, flow } = await begin(page, control, { email });
  await flow.enterRecipient(OUTSIDE, '0.5');
  await flow.chooseType('Myself');
  await flow.chooseUnhosted();
  await flow.goOn();
  await heading(page, 'Check your email').waitFor();
  const link = /\/api\/v1\/public\/travel_rule\/own_wallet\/[\w-]{43}/.exec((await control.messagesTo(email))[0] ?? '')?.[0] ?? '';
  await page.goto(link);
  expect(await control.travelRule(customer.username)).toMatchObject([{ status: 'provider_required_action' }]);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible();
  expect(await control.travelRule(customer.username)).toMatchObject([{ status: 'approved' }]);
  const again = await page.request.post(link, { maxRedirects: 0 });
  expect(again.status()).toBeGreaterThanOrEqual(400);
  expect(await control.travelRule(customer.username)).toMatchObject([{ status: 'approved' }]);
});

test('a company’s own wallet is stated by its number, without town or birth, and the coins are credited (D-RCV-16)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('company', { travelRuleEnabled: true, balances: { ETH: '1.0' } });
  const orderId = await control.depositCrypto(customer.username, 'ETH', '0.5');
  await new LoginPage(page).resume(customer);
  const flow = new TravelRulePage(page);
  await flow.openSender('crypto', orderId);
  await flow.chooseType('Myself');
  await expect(page.getByLabel('CRN')).toHaveAttribute('readonly');
  await expect(page.getByLabel('Town')).toHaveCount(0);
  await expect(page.getByLabel('Date of birth', { exact: true })).toHaveCount(0);
  await flow.chooseUnhosted();
  expect(await control.balances(customer.username)).toMatchObject({ ETH: '1.00000000' });
  await flow.submit();
  await expect(sentForReview(page)).toBeVisible();
  await moveNewest(control, customer.username, 'approved');
  expect(await control.balances(customer.username)).toMatchObject({ ETH: '1.50000000' });
  expect((await control.orders(customer.username)).find(({ id }) => id === orderId)).toMatchObject({ status: 'completed' });
});

test('two tabs state one sender: the second sees that it was stated, and there is one case (D-RCV-20)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 4\d\d/);
  const customer = await control.customer('empty', { travelRuleEnabled: true, balances: { ETH: '1.0' } });
  const orderId = await control.depositCrypto(customer.username, 'ETH', '0.5');
  await new LoginPage(page).resume(customer);
  const tabs = [new TravelRulePage(page), new TravelRulePage(await context.newPage())];
  for (const tab of tabs) {
    await tab.openSender('crypto', orderId);
    await tab.chooseType('Myself');
    await tab.chooseUnhosted();
  }
  for (const tab of tabs) {
    await tab.submit();
    await expect(sentForReview(tab.page)).toBeVisible();
  }
  expect(await control.travelRule(customer.username)).toHaveLength(1);
});

test('a sender born tomorrow is refused by the form, and nothing is sent (RCV-021, RCV-020, D-RCV-17)', async ({ page, control }) => {
  const customer = await control.customer('empty', { travelRuleEnabled: true, balances: { ETH: '1.0' } });
  const orderId = await control.depositCrypto(customer.username, 'ETH', '0.5');
  await new LoginPage(page).resume(customer);
  const flow = new TravelRulePage(page);
  await flow.openSender('crypto', orderId);
  await flow.chooseType('Third-party individual');
  await page.getByLabel('Sender name').fill('Bruno Keller');
  await flow.pick('Country', 'Germany');
  await page.getByLabel('Town').fill('Bremen');
  await page.getByLabel('Date of birth', { exact: true }).fill('2999-01-01');
  await flow.chooseUnhosted();
  await flow.submit();
  await expect(page.getByText('Future date not allowed')).toBeVisible();
  await expect(page.getByLabel('Date of birth', { exact: true })).toBeFocused();
  expect(await control.travelRule(customer.username)).toEqual([]);
});
