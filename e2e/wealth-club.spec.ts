import { expect, type Page } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import type { Control, Customer } from './support/control.ts';
import { LoginPage } from './support/LoginPage.ts';
import { pressAfterEnd } from './support/pressAfterEnd.ts';

const REQUEST = '/api/v1/marketing/wealth_club_london/request_place';
const AHEAD = { wealth_club_starts_on: '2999-06-28', wealth_club_ends_on: '2999-07-02' };
const AS_SEEDED = { wealth_club_starts_on: '2025-06-25', wealth_club_ends_on: '2025-06-28' };

// The days of the event are everybody's: these journeys alone look at them, one after the other.
test.describe.configure({ mode: 'serial' });

async function open(page: Page, control: Control): Promise<Customer> {
  const customer = await control.customer('kyc_completed');
  await new LoginPage(page).resume(customer);
  await page.goto('/wealth-club');
  return customer;
}

const button = (page: Page) => page.getByRole('button', { name: 'Request a Place' });

test('the event of June 2025 has ended, and nothing can be asked for (CLUB-001, CLUB-003, D-CLUB-01)', async ({ page, control }) => {
  await control.settings(AS_SEEDED);
  await open(page, control);
  await expect(page.getByRole('heading', { level: 1, name: 'Halden Wealth Club' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'London, June 25-28, 2025' })).toBeVisible();
  await expect(page.getByText('This event has ended')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Speakers' }).getByRole('listitem')).toHaveCount(6);
  await expect(button(page)).toHaveCount(0);
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('a place is requested once, without a body, and stays requested (CLUB-002, CLUB-005, CLUB-006)', async ({ page, control }) => {
  await control.settings(AHEAD);
  const customer = await open(page, control);
  await expect(page.getByRole('heading', { name: 'London, June 28 - July 2, 2999' })).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith(REQUEST));
  await button(page).dblclick();
  expect((await sent).postData()).toBeNull();
  const dialog = page.getByRole('dialog', { name: 'Your request has been accepted' });
  await expect(dialog).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  expect((await control.requests(customer.username, REQUEST)).map(({ status }) => status)).toEqual([201]);
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await expect(page.getByRole('button', { name: 'Place requested' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Place requested' })).toBeDisabled();
});

test('offline the error modal names the connection, and the button stays usable (CLUB-007, D-CLUB-07)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  await control.settings(AHEAD);
  await open(page, control);
  await expect(button(page)).toBeEnabled();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await button(page).click();
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(dialog).toContainText('No internet connection!');
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await expect(button(page)).toBeEnabled();
});

test('a 401 that no refresh heals logs the customer out (CLUB-005, MENU-035)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  await control.settings(AHEAD);
  const customer = await open(page, control);
  await pressAfterEnd(button(page), control, customer.username);
  const dialog = page.getByRole('dialog', { name: 'Session expired' });
  await dialog.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('a page that stayed open until the event was over is told so, and learns it (D-CLUB-04)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/);
  await control.settings(AHEAD);
  await open(page, control);
  await expect(button(page)).toBeEnabled();
  await control.settings(AS_SEEDED);
  await button(page).click();
  await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toContainText('This event has ended');
  await page.getByRole('button', { name: 'I got it' }).click();
  await expect(page.getByText('This event has ended')).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test('without the event the speakers are there, and "Try again" brings it (D-CLUB-08)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 503/);
  await control.settings(AS_SEEDED);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await control.fault({
    match: { path: '/api/v1/marketing/*', username: customer.username },
    status: 503,
    body: { code: 503, message: '' },
  });
  await page.goto('/wealth-club');
  await expect(page.getByText('Elin Vaher')).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This event has ended')).toBeVisible();
});
