import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { findAccessibilityIssues, test } from './support/journey.ts';
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

const getSubmitButton = (page: Page) => page.getByRole('button', { name: 'Submit' });

test('a similar name is accepted with one press, kept on Back and not stored on the device @main @payee (VOP-005, VOP-011, VOP-016)', async ({
  page,
  control,
}) => {
  const { customer, withdrawal } = await openRequisites(page, control, UNREACHABLE);
  await expect(page.getByText('The bank did not answer. You can try again, or go on if you are sure of the IBAN.')).toBeVisible();
  await withdrawal.enterIban(CLOSE);
  const use = page.getByRole('button', { name: 'Use anyway' });
  await expect(use).toBeVisible();
  const heldName = `${customer.givenName.charAt(0)}. ${customer.familyName}`;
  await expect(page.getByRole('definition').filter({ hasText: heldName }).first()).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
  expect(stored).not.toContain('pc_');
  await use.click();
  await page.goBack();
  await withdrawal.enterAmount('30.00');
  await withdrawal.goOn();
  await expect(use).toHaveAttribute('aria-pressed', 'true');
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog')).toContainText('−€30.00');
  await expect(page.getByRole('dialog').getByText(`Name at the bank: ${heldName}`).first()).toBeVisible();
});

test('a name that does not match requires a tick and reveals no name @main @payee @gate (VOP-007, VOP-008, VOP-012)', async ({
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

test('repeats an expired check and resubmits automatically if its result is the same (VOP-013)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/);
  const { customer, withdrawal } = await openRequisites(page, control, CONFIRMED);
  await expect(getSubmitButton(page)).toBeEnabled();
  await control.fault({
    match: { path: '/api/v1/accounts/*/withdraw/iban', username: customer.username },
    status: 409,
    body: { code: 409_041, message: "Check the account holder's name first", reason: 'expired' },
  });
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
});
