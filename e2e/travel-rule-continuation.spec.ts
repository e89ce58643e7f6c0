import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { begin, beginApproved, calls, commits, finished, heading, moveNewest, OUTSIDE, sentForReview } from './support/travelRuleSend.ts';

test.describe('the continuation', () => {
  test('pending, reached by its notification (TRS-030, TRS-033, TRS-034)', async ({ page, control }) => {
    const { customer, flow } = await begin(page, control);
    await flow.enterRecipient(OUTSIDE, '0.5');
    await flow.enterBeneficiary();
    await flow.goOn();
    await flow.agree();
    await sentForReview(page).waitFor();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.getByRole('link', { name: /^Sending 0\.5.ETH is being verified$/ }).click();
    await expect(page).toHaveURL(/\/operation\/travel-rule-send\/crypto\/\d+\/?\?tx-status=provider_started_review$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Send ETH' })).toBeVisible();
    await expect(heading(page, 'minus 0.5 ETH')).toBeVisible();
    await expect(page.getByText('The transaction will be ready after verification of the specified data.')).toBeVisible();
    expect(await accessibilityIssues(page)).toEqual([]);
    await page.getByRole('button', { name: 'View operation details' }).click();
    const details = page.getByRole('dialog', { name: 'Operation details' });
    for (const text of ['0xdbF03…8C6FB', 'Third-party individual', 'Bruno Keller', 'Germany', 'Northlight Exchange', 'VASP'])
      await expect(details).toContainText(text);
    expect(await accessibilityIssues(page)).toEqual([]);
    await details.getByRole('button', { name: 'I got it' }).click();
    await expect(details).toBeHidden();
    // The page finds out by itself (D-TRS-24).
    await page.clock.install();
    await page.reload();
    await heading(page, 'minus 0.5 ETH').waitFor();
    await moveNewest(control, customer.username, 'rejected');
    await page.clock.runFor(31_000);
    await expect(heading(page, 'Your transaction has been rejected')).toBeVisible();
    expect(await accessibilityIssues(page)).toEqual([]);
    await expect(page.getByRole('link', { name: 'contact support' })).toHaveAttribute('href', '/support/form');
  });

  test('approved: fee, code, end; afterwards it leads home @gate (TRS-038, TRS-041, TRS-039)', async ({ page, control }) => {
    const { customer, flow, id } = await beginApproved(page, control);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirmation' })).toBeVisible();
    await expect(heading(page, 'Sending ETH')).toBeVisible();
    await expect(page.getByText('Total amount').locator('..')).toContainText('0.5007');
    await flow.pick('Transaction fee', 'Fast');
    await flow.goOn();
    await page.getByText(/^Enter the code we sent to/).waitFor();
    // A reload asks the provider and resumes at the fee; nothing was sent (D-TRS-33).
    await page.reload();
    await expect(heading(page, 'Sending ETH')).toBeVisible();
    expect(await commits(control, customer.username)).toEqual([]);
    await flow.goOn();
    await flow.confirm(customer.username, control);
    await expect(finished(page)).toBeVisible();
    expect(await commits(control, customer.username)).toHaveLength(1);
    await flow.openContinuation('crypto', id);
    await expect(page).toHaveURL(/\/assets$/);
    await expect(page.getByRole('link', { name: /^Sending 0\.5/ })).toBeHidden();
  });

  test('a wrong code and an operation that has expired are said under the code; a new code goes through (TRS-020, TRS-026)', async ({
    page,
    control,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 400/);
    const { customer, flow } = await beginApproved(page, control);
    await flow.goOn();
    await page.getByText(/^Enter the code we sent to/).waitFor();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Invalid code')).toBeVisible();
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
    await page.goBack();
    await expect(heading(page, 'Sending ETH')).toBeVisible();
    await flow.goOn();
    await flow.confirm(customer.username, control);
    await expect(finished(page)).toBeVisible();
  });

  test('a lost answer and a double press send once (D-TRS-33, D-SEND-30, D-SEND-32)', async ({ page, control, expectedComplaints }) => {
    expectedComplaints.push(/ERR_|Failed to load resource/);
    const { customer, flow } = await beginApproved(page, control);
    await page.getByRole('button', { name: 'Next step' }).dblclick();
    await page.getByText(/^Enter the code we sent to/).waitFor();
    let isLost = false;
    await page.route('**/send_crypto_tr/commit', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await flow.confirm(customer.username, control);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(finished(page)).toBeVisible();
    expect((await commits(control, customer.username)).map(({ status }) => status)).toEqual([201, 201]);
    expect(await calls(control, customer.username, '/api/v1/operations', '/confirm')).toHaveLength(1);
  });

  test('what another tab has sent meanwhile leads home (D-TRS-33)', async ({ page, control, expectedComplaints }) => {
    expectedComplaints.push(/status of 409/);
    const { customer, flow, id } = await beginApproved(page, control);
    await flow.goOn();
    await page.getByText(/^Enter the code we sent to/).waitFor();
    await control.moveTravelRule(id, 'completed');
    await flow.confirm(customer.username, control);
    await expect(page).toHaveURL(/\/assets$/);
  });

  test('says what is missing for the fee, and when the funds themselves are (TRS-049, TRS-062, TRS-063)', async ({ page, control }) => {
    const { customer, flow, id } = await beginApproved(page, control);
    await control.patch(customer.username, { balances: { ETH: '0.5' } });
    await flow.openContinuation('crypto', id);
    await expect(page.getByText(/^Need additional 0\.0007.ETH to cover the fee$/)).toBeVisible();
    await control.patch(customer.username, { balances: { ETH: '0.4' } });
    await flow.openContinuation('crypto', id);
    const dialog = page.getByRole('dialog', { name: "You don't have enough funds" });
    await expect(dialog).toContainText('Top up your account or contact us to cancel the transaction.');
    await expect(dialog.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support/form');
    await dialog.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(/\/assets$/);
  });

  test('an unknown transaction and a type that does not fit are not found (TRS-029, D-TRS-23)', async ({
    page,
    control,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 404/);
    const { flow, id } = await beginApproved(page, control);
    const missing = page.getByRole('heading', { level: 1, name: /could not be found/ });
    await flow.openContinuation('stablecoin', id);
    await expect(missing).toBeVisible();
    await flow.openContinuation('crypto', '999999999');
    await expect(missing).toBeVisible();
  });
});
