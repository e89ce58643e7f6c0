import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

/** A customer who trusts the IBAN that a completed transfer went to. */
async function trustSomebody(page: Page, control: Control): Promise<Customer> {
  const customer = await control.customer('careful', { balances: { EUR: '1000.00' } });
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/withdraw/fiat/${await control.accountId(customer, 'EUR')}/payment_network/1`);
  await page.getByLabel('Amount', { exact: true }).fill('50.00');
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByLabel('IBAN').fill('DE89370400440532013000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(/\/transactions\/\d+/);
  await control.moveOrder(new URL(page.url()).pathname.split('/').at(-1) ?? '', 'completed');
  await page.reload();
  await page.getByRole('button', { name: 'Trust this recipient' }).click();
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Trust', exact: true }).click();
  await expect(page.getByText('Recipient trusted')).toBeVisible();
  return customer;
}

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'DE89 3704 0044 0532 0130 00' });

for (const width of [390, 1280])
  test(`whom the customer trusts is listed from the settings, and is removed after a question, at ${width} px (BRAKE-016)`, async ({
    page,
    control,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await trustSomebody(page, control);
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Trusted recipients' }).click();
    await expect(row(page)).toContainText(/Since \d\d \w{3} \d{4}/);
    expect(await accessibilityIssues(page)).toEqual([]);
    const remove = page.getByRole('button', { name: 'Remove DE89 3704 0044 0532 0130 00' });
    const question = page.getByRole('dialog', { name: 'Remove this recipient?' });
    await remove.click();
    expect(await accessibilityIssues(page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(question).toHaveCount(0);
    await expect(remove).toBeFocused();
    await remove.click();
    await question.getByRole('button', { name: 'Remove' }).dblclick();
    await expect(page.getByText('Recipient removed')).toBeVisible();
    await expect(page.getByText('No trusted recipients yet.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No trusted recipients yet.')).toBeVisible();
    expect(await accessibilityIssues(page)).toEqual([]);
  });

test('offline and a failure are said in the question, which stays, and on the page (BRAKE-016)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/, /Failed to load|ERR_/);
  const { username } = await trustSomebody(page, control);
  await page.goto('/trusted-recipients');
  await page.getByRole('button', { name: /^Remove DE89/ }).click();
  const question = page.getByRole('dialog', { name: 'Remove this recipient?' });
  const remove = question.getByRole('button', { name: 'Remove' });
  await page.context().setOffline(true);
  await remove.click();
  await expect(question.getByText('No internet connection!')).toBeVisible();
  await page.context().setOffline(false);
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toHaveCount(0);
  await control.fault({
    match: { path: '/api/v1/recipients/trusted', username },
    status: 503,
    body: { code: 503, message: 'Down' },
    times: 0,
  });
  await page.reload();
  await expect(page.getByText('Service is temporary unavailable')).toBeVisible();
});

test('without the brake the settings have no link to them (BRAKE-016)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: 'Change password' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Trusted recipients' })).toHaveCount(0);
});
