import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TopUpPage } from './support/TopUpPage.ts';

const VISA = { cards: [{ cardType: 'visa', status: 'verified' }] };
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

test('a card is deleted after a question, and is gone (CARDS-001, CARDS-009, D-CARDS-07)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty', VISA));
  await page.goto('/cards');
  await expect(page.getByRole('article', { name: /4242/ })).toContainText('Verified');
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete card' }).click();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('dialog', { name: 'Delete card?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Card deleted')).toBeVisible();
  await expect(page.getByText("You don't have any cards yet.")).toBeVisible();
});

test('a card is added and proved @gate (D-CARDS-04, CARDS-010, CARDS-015)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty', { cards: [] }));
  await page.goto('/cards');
  await page.getByRole('link', { name: 'New card' }).click();
  await page.getByLabel('Card number').fill('5555555555554444');
  await page.getByLabel('Expiry date').fill('1230');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Somebody Else');
  await page.getByRole('button', { name: 'Add card' }).click();
  await new TopUpPage(page).answerSheet('Approve');
  await expect(page).toHaveURL(/\/cards\/\d+\/verification$/);
  await page.locator('input[type=file]').setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Documents sent')).toBeVisible();
  await page.getByRole('link', { name: 'Back to my cards' }).click();
  await expect(page.getByRole('article', { name: /4444/ })).toContainText('Card is on verification');
});

test('a published test card is declined, a cancelled check is silent (D-CARDS-04, CARD-021)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty', { cards: [] }));
  await page.goto('/cards/new');
  await page.getByLabel('Card number').fill('4000000000009995');
  await page.getByLabel('Expiry date').fill('1230');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Alice');
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toContainText('Your card has insufficient funds.');
  await page.getByRole('button', { name: 'I got it' }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByRole('button', { name: 'Add card' }).click();
  await new TopUpPage(page).answerSheet('Cancel');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
});

test('a new card in the middle of a top-up: it is chosen, the amount is kept (D-CARDS-06, CARD-028)', async ({ page, control }) => {
  const customer = await control.customer('empty', VISA);
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(await control.accountId(customer, 'EUR'));
  await topUp.enterAmount('75.00');
  await page.getByRole('combobox', { name: 'Using' }).click();
  await page.getByRole('option', { name: /New card/ }).click();
  await page.getByLabel('Card number').fill('5555555555554444');
  await page.getByLabel('Expiry date').fill('1230');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Alice');
  await page.getByRole('button', { name: 'Add card' }).click();
  await topUp.answerSheet('Approve');
  await expect(page.getByRole('combobox', { name: 'Using' })).toContainText('4444');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('75.00');
});

test('an unknown card is not found, and without KYC there are no cards (CARDS-022, CARDS-023)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty', VISA));
  await page.goto('/cards/999999');
  await expect(page.getByText(/could not be found/)).toBeVisible();
});

test('in the wrapper from its version 2025.08.13 on its own sheet takes the card (CARDS-021, LIM-052, D-CARDS-11)', async ({
  page,
  control,
}) => {
  await page.addInitScript(() => localStorage.setItem('wallet:sandbox', JSON.stringify({ nativeVersion: '2025.08.13' })));
  await new LoginPage(page).resume(await control.customer('empty'));
  await page.goto('/cards/new');
  await expect(page.getByRole('heading', { level: 1, name: 'New card' })).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await page.getByRole('main').getByRole('button').last().click();
  await page.getByRole('dialog', { name: 'Card check' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page).not.toHaveURL(/\/cards\/new/);
  await page.goto('/cards');
  await expect(page.getByText(/4242/).first()).toBeVisible();
});
