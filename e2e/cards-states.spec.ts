import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TopUpPage } from './support/TopUpPage.ts';

const THREE = {
  cards: [
    { cardType: 'visa', status: 'verified' },
    { cardType: 'mastercard', status: 'pending' },
    { cardType: 'amex', status: 'not_verified', expirationDate: '01/20' },
  ],
};

test('each card says how it stands; an expired one cannot pay (CARDS-002, CARDS-004, CARDS-005)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty', THREE));
  await page.goto('/cards');
  const card = (number: number) => page.getByRole('article').nth(number);
  await expect(card(0)).toContainText('Verified');
  await expect(card(1)).toContainText('Card is on verification');
  await expect(card(2)).toContainText('Need to verify the card');
  await expect(card(2)).toContainText('Expired');
  await expect(card(2).getByRole('link', { name: 'Top up' })).toHaveCount(0);
  await card(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cards\/\d+$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await accessibilityIssues(page)).toEqual([]);
  const [name, number] = await Promise.all([
    page.getByRole('article').locator('b').boundingBox(),
    page.getByRole('article').locator('p').boundingBox(),
  ]);
  expect(number?.y, 'the number stands under the name, as on a card').toBeGreaterThan((name?.y ?? 0) + 50);
  await page.getByRole('link', { name: 'Top up' }).click();
  await expect(page.getByText('The payment will be completed after the card is verified.')).toBeVisible();
});

test('a deletion that is refused keeps the card, one that was done elsewhere counts (D-CARDS-07)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (404|409)/);
  const customer = await control.customer('empty', { cards: THREE.cards.slice(0, 1) });
  const match = { method: 'DELETE', path: '/api/v1/cards/*', username: customer.username };
  await control.fault({ match, status: 409, body: { code: 409, message: 'A payment with this card is pending.' } });
  await new LoginPage(page).resume(customer);
  await page.goto('/cards');
  const deleteCard = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Delete card' }).click();
    await page.getByRole('dialog', { name: 'Delete card?' }).getByRole('button', { name: 'Delete' }).dblclick();
  };
  await deleteCard();
  const refused = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(refused).toContainText('A payment with this card is pending.');
  await refused.getByRole('button').last().click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await control.patch(customer.username, { cards: [] });
  await deleteCard();
  await expect(page.getByText("You don't have any cards yet.")).toBeVisible();
});

test('a card that is there already is shown, not doubled (D-CARDS-05)', async ({ page, control, expectedComplaints }) => {
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

test('offline nothing is deleted, and the question stays (D-CARDS-14, ERR-004)', async ({ page, control, context, expectedComplaints }) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  await new LoginPage(page).resume(await control.customer('empty', { cards: THREE.cards.slice(0, 1) }));
  await page.goto('/cards');
  await page.getByRole('button', { name: 'Delete card' }).click();
  await context.setOffline(true);
  const question = page.getByRole('dialog', { name: 'Delete card?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText('No internet connection!');
  await context.setOffline(false);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Card deleted')).toBeVisible();
});
