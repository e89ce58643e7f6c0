import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { matchPhone } from './support/SignUpPage.ts';
import { LoginPage } from './support/LoginPage.ts';

test('a temporary password is sent and explained, signs in and must be changed @main @gate (PWD-020, PWD-021, PWD-024)', async ({
  page,
  control,
}) => {
  const { username } = await control.customer('verified');
  const login = new LoginPage(page);
  await test.step('the instructions without a phone number redirect to its form and keep the query (D-PWD-20)', async () => {
    await page.goto('/signup/forgot-password/confirm/sms?utm_source=spring');
    await expect(page).toHaveURL('/signup/forgot-password?utm_source=spring');
  });
  await page.goto('/login?utm_source=spring');
  await login.enterPhone(username);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/signup/forgot-password?utm_source=spring');
  await expect(page.getByText('This page is protected by a bot-check service.')).toBeVisible();
  await page.getByLabel('Phone number').fill(username);
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page).toHaveURL('/signup/forgot-password/confirm/sms?utm_source=spring');
  await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^We sent a temporary password to ${matchPhone(username)}.`))).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeDisabled();
  await expect(page.getByRole('timer')).toContainText(/(10:00|09:5\d)/);
  await test.step('shows the bot-check notice with the instructions too (PWD-025)', async () => {
    await expect(page.getByText('This page is protected by a bot-check service.')).toBeVisible();
  });

  const password = (await control.messagesTo(username))[0]?.match(/password[^:]*: (\S+)/i)?.[1] ?? '';
  await page.getByRole('link', { name: 'Log in' }).click();
  await login.enterPhone(username);
  await login.enterPassword(password);
  await expect(page).toHaveURL('/assets');
  const temporary = page.getByRole('dialog', { name: 'You logged in with a temporary password' });
  await expect(temporary).toBeVisible();
  await temporary.getByRole('button', { name: 'Later' }).click();
  await expect(temporary).toBeHidden();

  await page.evaluate(() => sessionStorage.clear());
  await login.open();
  await login.enterPassword(password);
  await expect(temporary).toBeVisible();
  await temporary.getByRole('link', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/change-password');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
});
