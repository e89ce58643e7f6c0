import { expect, type Page } from '@playwright/test';
import { alterOperations } from './support/alterOperations.ts';
import type { Control } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { loseAnswer } from './support/loseAnswer.ts';
import { TopUpPage } from './support/TopUpPage.ts';

const CARD = {
  cards: [{ cardType: 'visa', status: 'verified' }],
  balances: { EUR: '0.00', USD: '0.00' },
  createdAt: '2020-01-01T00:00:00Z',
};
const amount = (page: Page) => page.getByLabel('Amount', { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Top up', exact: true });
const cash = (page: Page) => page.getByRole('link', { name: /^Cash/ });

async function open(page: Page, control: Control, { cards = CARD.cards }: { readonly cards?: readonly object[] } = {}) {
  const customer = await control.customer('empty', { ...CARD, cards });
  const euro = await control.accountId(customer, 'EUR');
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(euro);
  await expect(amount(page)).toBeVisible();
  const created = async (): Promise<number> =>
    (await control.requests(customer.username, `/api/v1/topup/stripe/${euro}/create`)).filter(({ status }) => status === 200).length;
  return { customer, euro, topUp, created };
}

test('below the minimum nothing is charged or sent; comma, paste and eleven digits (CARD-005, CARD-008, CARD-009)', async ({
  page,
  control,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { topUp } = await open(page, control);
  const main = page.getByRole('main');
  await topUp.enterAmount('9,99');
  await expect(amount(page)).toHaveValue('9.99');
  await expect(button(page)).toBeDisabled();
  await expect(main).toContainText(/Fee\s*€0\.00\s*Total\s*€0\.00/);
  await topUp.enterAmount('10');
  await expect(button(page)).toBeEnabled();
  await expect(main.getByText('€10.56')).toBeVisible();
  await amount(page).fill('');
  await amount(page).pressSequentially('12345678901');
  await expect(amount(page)).toHaveValue('1,234,567,890');
  await page.evaluate(() => navigator.clipboard.writeText('1 234,5'));
  await amount(page).press('ControlOrMeta+a');
  await amount(page).press('ControlOrMeta+v');
  await expect(amount(page)).toHaveValue('1,234.5');
});

test('at the single limit it is paid (CARD-012, D-CARD-03)', async ({ page, control }) => {
  const { topUp } = await open(page, control);
  await topUp.enterAmount('2000.00');
  await topUp.pay();
  await topUp.answerSheet('Approve');
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await page.goto('/assets');
  await expect(cash(page)).toContainText('€2,000.00');
});

test('what was paid today is less tomorrow’s room: the daily limit names what remains (CARD-013, CARD-016, D-CARD-04)', async ({
  page,
  control,
}) => {
  const { customer, euro, topUp, created } = await open(page, control);
  await control.deposit(customer, '4900.00', 'card');
  await topUp.open(euro);
  await page.getByRole('button', { name: 'Limits' }).click();
  const sheet = page.getByRole('dialog', { name: 'Card limits' });
  await expect(sheet).toContainText('Left: €100.00');
  await expect(sheet).toContainText('Left: €15,100.00');
  await sheet.getByRole('button', { name: 'I got it' }).click();
  await expect(sheet).toBeHidden();
  await topUp.enterAmount('100.01');
  await topUp.pay();
  const modal = page.getByRole('dialog', { name: 'You have exceeded daily payment limit' });
  await expect(modal).toContainText('Remaining amount for today: €100.00');
  await modal.getByRole('button', { name: 'I got it' }).click();
  await expect(modal).toBeHidden();
  await topUp.enterAmount('100.00');
  await topUp.pay();
  await topUp.answerSheet('Approve');
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  expect(await created()).toBe(1);
});

test('the monthly limit is named where it leaves the least room (CARD-014, D-CARD-05)', async ({ page, control, request }) => {
  const { customer, euro, topUp, created } = await open(page, control);
  await alterOperations(request, control, customer, { eur_top_up_card_maximal_per_month_current: '300.00' });
  await topUp.open(euro);
  await topUp.enterAmount('400');
  await topUp.pay();
  await expect(page.getByRole('dialog', { name: 'You have exceeded monthly payment limit' })).toContainText(
    'Remaining amount for this month: €300.00',
  );
  expect(await created()).toBe(0);
});

test('a limit that is used up between entry and submit: the provider’s word opens the modal (D-CARD-22, RULE-005)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const { customer, topUp, created } = await open(page, control);
  await topUp.enterAmount('1000');
  await control.deposit(customer, '4500.00', 'card');
  await topUp.pay();
  const modal = page.getByRole('dialog', { name: 'You have exceeded daily payment limit' });
  await expect(modal).toContainText('Remaining amount for today: €500.00');
  await modal.getByRole('button', { name: 'I got it' }).click();
  await expect(amount(page)).toHaveValue('1,000');
  expect(await created()).toBe(0);
});

test('a poll that never ends: nobody is told to pay again (CARD-025, CARD-026, D-CARD-13)', async ({ page, control }) => {
  await page.clock.install();
  const { customer, topUp, created } = await open(page, control);
  await control.fault({ match: { path: '/api/v1/topup/stripe/*/orders/*', username: customer.username }, status: 204, times: 0 });
  await topUp.enterAmount('50');
  await topUp.pay();
  await topUp.answerSheet('Approve');
  const modal = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(modal).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  await expect(modal).toContainText("Please don't pay again: it will appear in Transactions as soon as it is processed.");
  const polls = await control.requests(customer.username, '/api/v1/topup/stripe/');
  expect(polls.filter(({ path }) => path.includes('/orders/'))).toHaveLength(15);
  expect(await created()).toBe(1);
  await modal
    .getByRole('link', { name: 'View transactions' })
    .or(modal.getByRole('button', { name: 'View transactions' }))
    .click();
  await expect(page).toHaveURL(/\/transactions$/);
});

test('a poll that is refused ends with the provider’s words (CARD-025, D-CARD-12)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 404/);
  const { customer, topUp } = await open(page, control);
  await control.fault({
    match: { path: '/api/v1/topup/stripe/*/orders/*', username: customer.username },
    status: 404,
    body: { code: 404, message: 'This payment is not known' },
  });
  await topUp.enterAmount('50');
  await topUp.pay();
  await topUp.answerSheet('Approve');
  await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toContainText('This payment is not known');
});

test('a provider that is down, talks garbage or loses its answer: one payment in the end (ERR-001, ERR-009)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/, /ERR_CONNECTION_RESET/);
  const { customer, euro, topUp } = await open(page, control);
  const match = { path: '/api/v1/topup/stripe/*/create', username: customer.username };
  await topUp.enterAmount('50');
  await control.fault({ match, status: 503, body: { code: 503, message: 'Down' } });
  await topUp.pay();
  await expect(page.getByText('Service is temporary unavailable').first()).toBeVisible();
  await control.fault({ match, status: 200, body: { client_secret: 7 } });
  await topUp.pay();
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await loseAnswer(page, '**/topup/stripe/*/create');
  await topUp.pay();
  await expect(page.getByText(/No internet connection!|Service is temporary unavailable/).first()).toBeVisible();
  await expect(amount(page)).toHaveValue('50');
  await topUp.pay();
  await topUp.answerSheet('Approve');
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await topUp.open(euro);
  await page.getByRole('button', { name: 'Limits' }).click();
  await expect(page.getByRole('dialog', { name: 'Card limits' })).toContainText('Left: €4,950.00');
});

test('offline nothing is sent, and the amount stays (D-CARD-21, ERR-004)', async ({ page, control, context, expectedComplaints }) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const { topUp, created } = await open(page, control);
  await topUp.enterAmount('50');
  await context.setOffline(true);
  await topUp.pay();
  await expect(page.getByRole('main').getByText('No internet connection!')).toBeVisible();
  await expect(amount(page)).toHaveValue('50');
  await context.setOffline(false);
  expect(await created()).toBe(0);
});

test('where cards are switched off there is no card payment and no new card (CARDS-018, CARD-028, D-CARD-23)', async ({
  page,
  control,
  request,
}) => {
  const { customer } = await open(page, control);
  const cardPage = page.url();
  await alterOperations(request, control, customer, { cards_disabled: true });
  await page.goto(cardPage);
  await expect(page).toHaveURL(/\/assets$/);
  await page.goto('/cards');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'New card' })).toHaveCount(0);
});
