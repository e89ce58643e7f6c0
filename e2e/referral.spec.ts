import { expect, type Page } from '@playwright/test';
import { inviteFriend } from './support/inviteFriend.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { Menu } from './support/Menu.ts';
import { pressAfterEnd } from './support/pressAfterEnd.ts';

const code = (): string => `E2E-${crypto.randomUUID().slice(0, 8)}`;
const earned = (page: Page) => page.getByRole('region', { name: 'You have earned' });

test('a friend who tops up €50 brings €5 and a quarter of the fee @gate (REF-001, REF-007, REF-008)', async ({
  page,
  control,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const inviteCode = code();
  const customer = await control.customer('empty', { referral: inviteCode });
  const friend = await inviteFriend(request, control, inviteCode);
  await new LoginPage(page).resume(customer);
  await new Menu(page).follow('Referral program');
  await expect(page).toHaveURL('/referral-program');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referral program');
  await expect(earned(page)).toContainText('€0.00');
  const row = page.getByRole('listitem').filter({ hasText: `${friend.username.slice(0, 4)}***${friend.username.slice(-2)}` });
  await expect(row).toContainText('Not activated');

  await page.getByRole('button', { name: /Copy invite code/ }).click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inviteCode);

  await control.deposit(friend, '50.00', 'card');
  await page.reload();
  await expect(earned(page)).toContainText('€5.39');
  await expect(row).toContainText('Activated');
  await expect(row).not.toContainText('Not');
});

test('without a share sheet the link is copied, and it opens the sign-up with the code (D-REF-01, D-REF-02)', async ({
  page,
  control,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const inviteCode = code();
  await new LoginPage(page).resume(await control.customer('empty', { referral: inviteCode }));
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/referral-program');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe(`?invite_code=${inviteCode}`);
  const visitor = await context.browser()?.newPage();
  await visitor?.goto(link);
  await expect(visitor?.getByLabel(/invit/i).first() ?? page.getByText('no browser')).toHaveValue(inviteCode);
  await visitor?.close();
});

test('the share sheet gets the words of the invitation and the link (D-REF-01, D-REF-02)', async ({ page, control }) => {
  const inviteCode = code();
  await new LoginPage(page).resume(await control.customer('empty', { referral: inviteCode }));
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: ShareData) => {
        document.title = `${shared.text ?? ''} ${shared.url ?? ''}`;
      },
    });
  });
  await page.goto('/referral-program');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(
    `Join Halden with my invite code ${inviteCode} ${new URL('/', page.url()).origin}/signup?invite_code=${inviteCode}`,
  );
  await expect(page.getByText('Copied')).toHaveCount(0);
});

test('from the dashboard to the slides and back to the program (REF-002, REF-003, MENU-030)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await page.getByRole('link', { name: /^Referral program/ }).click();
  await expect(page).toHaveURL('/referral-program');
  await page.getByRole('link', { name: 'How it works' }).click();
  await expect(page).toHaveURL('/how-it-works');
  const invite = page.getByRole('link', { name: /^Invite friends/ });
  await expect(invite).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await invite.click();
  await expect(page).toHaveURL('/invite-friends');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('group', { name: '2 of 4' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/how-it-works');
  await page.goForward();
  await expect(page.getByRole('group', { name: '1 of 4' })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  for (const place of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('group', { name: `${place} of 4` })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Start inviting' }).click();
  await expect(page).toHaveURL('/referral-program');
});

test('three slides about the profit, open before the registration is complete (REF-005, REF-006, D-REF-10)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('kyc_completed'));
  await page.goto('/how-it-works');
  await page.getByRole('link', { name: /^Get profit/ }).click();
  await expect(page).toHaveURL('/get-profit');
  await page.getByRole('button', { name: '3 of 3' }).click();
  await expect(page.getByText('Your profit is added to your EUR account as a referral bonus.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: '1 of 3' })).toBeVisible();
  await page.getByRole('button', { name: '3 of 3' }).click();
  await page.getByRole('link', { name: 'Start inviting' }).click();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('a failure can be tried again (D-REF-12)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await control.fault({
    match: { path: '/api/v1/referral/info', username: customer.username },
    status: 400,
    body: { code: 400, message: 'No' },
  });
  await page.goto('/referral-program');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You have not invited anyone yet')).toBeVisible();
});

test('a session that ends here is over (D-REF-12, REF-007)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await page.goto('/get-profit');
  await page.getByRole('button', { name: '3 of 3' }).click();
  await pressAfterEnd(page.getByRole('link', { name: 'Start inviting' }), control, customer.username);
  await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'You have earned' })).toHaveCount(0);
});

test('whole phones are masked here, activated friends come first; without a code there is nothing to share (REF-008, D-REF-03, D-REF-05)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await control.fault({
    match: { path: '/api/v1/referral/info', username: customer.username },
    status: 200,
    body: {
      invite_code: null,
      earned_value: '123456789012.34',
      earned_currency: 'EUR',
      referrals: [
        { username: '+37060000077', activated: false },
        { username: '+371***11', activated: true },
      ],
    },
  });
  await page.goto('/referral-program');
  await expect(page.getByText('Your invite code will appear here after the verification')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/\+371\*\*\*11.*Activated/, /\+370\*\*\*77.*Not activated/]);
  await expect(page.getByText('+37060000077')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await expect(earned(page)).toContainText('€123,456,789,012.34');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await accessibilityIssues(page)).toEqual([]);
});
