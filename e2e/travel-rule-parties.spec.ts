import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TravelRulePage } from './support/TravelRulePage.ts';
import { openTravelRuleSend, getFinished, moveNewest, OUTSIDE, getSentForReview } from './support/travelRuleSend.ts';

test('sends the full balance of an approved stablecoin with its fee in Ether (D-TRS-13)', async ({ page, control }) => {
  const { customer, flow } = await openTravelRuleSend(page, control, { currency: 'USDC', balances: { USDC: '100', ETH: '0.1' } });
  await flow.enterRecipient(OUTSIDE, '100');
  await flow.enterBeneficiary();
  await flow.goOn();
  await flow.agree();
  await getSentForReview(page).waitFor();
  const id = await moveNewest(control, customer.username, 'approved');
  await flow.openContinuation('stablecoin', id);
  await flow.goOn();
  await flow.confirm(customer.username, control);
  await expect(getFinished(page)).toBeVisible();
  expect(await control.orders(customer.username)).toMatchObject([
    { type: 'token_send', volume: { value: '-100.00000', currency: 'USDC' } },
  ]);
  expect(await control.balances(customer.username)).toMatchObject({ USDC: '0.00000', ETH: '0.09930000' });
  expect(await control.travelRule(customer.username)).toMatchObject([{ status: 'completed' }]);
});

test('two tabs that state the sender both show the review and create one case (D-RCV-20)', async ({
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
    await expect(getSentForReview(tab.page)).toBeVisible();
  }
  expect(await control.travelRule(customer.username)).toHaveLength(1);
});
