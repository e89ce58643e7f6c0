import { expect, type Page } from '@playwright/test';
import { inviteFriend } from './support/inviteFriend.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { Menu } from './support/Menu.ts';

const createInviteCode = (): string => `E2E-${crypto.randomUUID().slice(0, 8)}`;
const getEarned = (page: Page) => page.getByRole('listitem').filter({ hasText: 'You have earned' });

test('a friend who tops up €50 earns the customer €5 and a quarter of the fee @gate (REF-001, REF-007, REF-008)', async ({
  page,
  control,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const inviteCode = createInviteCode();
  const customer = await control.customer('empty', { referral: inviteCode });
  const friend = await inviteFriend(request, control, inviteCode);
  await new LoginPage(page).resume(customer);
  await new Menu(page).follow('Referral program');
  await expect(page).toHaveURL('/referral-program');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referral program');
  await expect(getEarned(page)).toContainText('€0.00');
  const row = page.getByRole('listitem').filter({ hasText: `${friend.username.slice(0, 4)}***${friend.username.slice(-2)}` });
  await expect(row).toContainText('Not activated');

  await page.getByRole('button', { name: /Copy invite code/ }).click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inviteCode);

  await control.deposit(friend, '50.00', 'card');
  await page.reload();
  await expect(getEarned(page)).toContainText('€5.39');
  await expect(row).toContainText('Activated');
  await expect(row).not.toContainText('Not');
});
