import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import {
  openTravelRuleSend,
  openApproved,
  readCommits,
  getFinished,
  getHeading,
  moveNewest,
  OUTSIDE,
  getSentForReview,
} from './support/travelRuleSend.ts';

test.describe('the continuation', () => {
  test('of a pending company transfer opens from its notification and updates by itself (TRS-030, TRS-033, TRS-059)', async ({
    page,
    control,
  }) => {
    const { customer, flow } = await openTravelRuleSend(page, control);
    await flow.enterRecipient(OUTSIDE, '0.5');
    await flow.chooseType('Third-party company');
    await page.getByLabel('Company name').fill('Keller Bau 2. Ltd');
    await page.getByLabel('CRN').fill('HRB 12345');
    await flow.pick('Beneficiary country of residence', 'Germany');
    await flow.pick('Wallet VASP', 'Northlight Exchange');
    await flow.goOn();
    await flow.agree();
    await getSentForReview(page).waitFor();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.getByRole('link', { name: /^We are checking your transfer of 0\.5.ETH$/ }).click();
    await expect(page).toHaveURL(/\/operation\/travel-rule-send\/crypto\/\d+\/?\?tx-status=provider_started_review$/);
    await expect(getHeading(page, 'minus 0.5 ETH')).toBeVisible();
    await page.getByRole('button', { name: 'View operation details' }).click();
    const details = page.getByRole('dialog', { name: 'Operation details' });
    for (const text of ['0xdbF03…8C6FB', 'Third-party company', 'Keller Bau 2. Ltd', 'CRN', 'HRB 12345', 'Northlight Exchange'])
      await expect(details).toContainText(text);
    await details.getByRole('button', { name: 'I got it' }).click();
    await expect(details).toBeHidden();
    await test.step('updates by itself within half a minute (D-TRS-24)', async () => {
      await page.clock.install();
      await page.reload();
      await getHeading(page, 'minus 0.5 ETH').waitFor();
      await moveNewest(control, customer.username, 'rejected');
      await page.clock.runFor(31_000);
      await expect(getHeading(page, 'Your transaction has been rejected')).toBeVisible();
    });
  });

  test('of an approved send leads through fee and code, and afterwards redirects home @gate (TRS-038, TRS-041, TRS-039)', async ({
    page,
    control,
  }) => {
    const { customer, flow, id } = await openApproved(page, control);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible();
    await expect(getHeading(page, 'Sending ETH')).toBeVisible();
    await expect(page.getByText('Total amount').locator('..')).toContainText('0.5007');
    await flow.pick('Transaction fee', 'Fast');
    await flow.goOn();
    await page.getByText(/^Enter the code we sent to/).waitFor();
    // A reload requests the status again and resumes at the fee. Nothing was sent (D-TRS-33).
    await page.reload();
    await expect(getHeading(page, 'Sending ETH')).toBeVisible();
    expect(await readCommits(control, customer.username)).toEqual([]);
    await flow.goOn();
    await flow.confirm(customer.username, control);
    await expect(getFinished(page)).toBeVisible();
    expect(await readCommits(control, customer.username)).toHaveLength(1);
    await flow.openContinuation('crypto', id);
    await expect(page).toHaveURL(/\/assets$/);
    await expect(page.getByRole('link', { name: /^Sending 0\.5/ })).toBeHidden();
  });

  test('reports a wrong code and an expired operation below the code, and redirects home if sent in another tab (TRS-026, D-TRS-33)', async ({
    page,
    control,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of (400|409)/);
    const { customer, flow, id } = await openApproved(page, control);
    await flow.goOn();
    await page.getByText(/^Enter the code we sent to/).waitFor();
    const code = await control.latestCode(customer.username);
    await flow.enterCode(code === '000000' ? '111111' : '000000');
    await expect(page.getByText('Invalid code')).toBeVisible();
    await control.fault({
      match: { path: '/api/v1/operations/*/commit', username: customer.username },
      status: 400,
      body: { code: 400_006, message: 'The operation has expired' },
    });
    await flow.enterCode(code);
    await expect(page.getByText('The operation has expired')).toBeVisible();
    await control.moveTravelRule(id, 'completed');
    await flow.enterCode(code);
    await expect(page).toHaveURL(/\/assets$/);
  });
});
