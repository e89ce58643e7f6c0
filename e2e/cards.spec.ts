import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TopUpPage } from './support/TopUpPage.ts';

const VISA = { cards: [{ cardType: 'visa', status: 'verified' }] };
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

test('deletes a card after a confirmation and treats a missing card as deleted (CARDS-009, D-CARDS-07)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 404/);
  const customer = await control.customer('empty', { cards: [...VISA.cards, { cardType: 'mastercard', status: 'pending' }] });
  await new LoginPage(page).resume(customer, '/cards');
  const deleteCard = async (name: RegExp): Promise<void> => {
    await page.getByRole('article', { name }).getByRole('button', { name: 'Delete card' }).click();
    await page.getByRole('dialog', { name: 'Delete card?' }).getByRole('button', { name: 'Delete' }).click();
  };
  await deleteCard(/4242/);
  await expect(page.getByText('Card deleted')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await control.patch(customer.username, { cards: [] });
  await deleteCard(/4444/);
  await expect(page.getByText("You don't have any cards yet.")).toBeVisible();
});

test('adds a card and uploads its proof @gate (D-CARDS-04, CARDS-015, DESK-014)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty', { cards: [] }));
  await page.goto('/cards');
  await page.getByRole('link', { name: 'New card' }).click();
  await page.getByLabel('Card number').fill('5555555555554444');
  const [expiry, cvc] = [page.getByLabel('Expiry date'), page.getByLabel('CVC')];
  expect((await expiry.boundingBox())?.y).toBe((await cvc.boundingBox())?.y);
  await expiry.fill('1230');
  await cvc.fill('123');
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

test('shows an existing card instead of adding it twice (D-CARDS-05)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/);
  await new LoginPage(page).resume(await control.customer('empty', { cards: [] }));
  for (let time = 0; time < 2; time += 1) {
    await page.goto('/cards/new');
    await page.getByLabel('Card number').fill('5555555555554444');
    await page.getByLabel('Expiry date').fill('1230');
    await page.getByLabel('CVC').fill('123');
    await page.getByLabel('Name on card').fill('Somebody Else');
    await page.getByRole('button', { name: 'Add card' }).dblclick();
    await new TopUpPage(page).answerSheet('Approve');
    await expect(page).not.toHaveURL(/\/cards\/new/);
  }
  await expect(page.getByText('This card has already been added')).toBeVisible();
  await page.goto('/cards');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('selects a card added during a top-up and keeps the amount (D-CARDS-06, CARD-028)', async ({ page, control }) => {
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
