import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const REQUEST = '/api/v1/marketing/wealth_club_london/request_place';
const AHEAD = { wealth_club_starts_on: '2999-06-28', wealth_club_ends_on: '2999-07-02' };
const OVER = { wealth_club_starts_on: '2025-06-25', wealth_club_ends_on: '2025-06-28' };

test('reports an ended event and a lost network, then requests a place once, which stays requested (CLUB-006, D-CLUB-04, D-CLUB-07)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/, /status of 409/);
  await control.settings(AHEAD);
  const customer = await control.customer('kyc_completed');
  await new LoginPage(page).resume(customer);
  await page.goto('/wealth-club');
  await expect(page.getByRole('heading', { name: 'London, June 28 - July 2, 2999' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Request a Place' });
  const refusal = page.getByRole('dialog', { name: 'This could not be done' });
  const failure = page.getByRole('dialog', { name: 'Something went wrong' });
  await control.settings(OVER);
  await button.click();
  await expect(refusal).toContainText('This event has ended');
  await refusal.getByRole('button', { name: 'I got it' }).click();
  await expect(page.getByText('This event has ended')).toBeVisible();
  await expect(button).toHaveCount(0);

  await control.settings(AHEAD);
  await page.reload();
  await expect(button).toBeEnabled();
  await page.getByRole('heading', { level: 1 }).click(); // the first touch loads the notifications
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await button.click();
  await expect(failure).toContainText('No internet connection!');
  await failure.getByRole('button', { name: 'I got it' }).click();
  await context.setOffline(false);

  const sent = page.waitForRequest((request) => request.url().endsWith(REQUEST));
  await button.dblclick();
  expect((await sent).postData()).toBeNull();
  const dialog = page.getByRole('dialog', { name: 'Your request has been accepted' });
  await expect(dialog).toBeVisible();
  expect((await control.requests(customer.username, REQUEST)).map(({ status }) => status)).toEqual([201, 409]);
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Place requested' })).toBeDisabled();
});
