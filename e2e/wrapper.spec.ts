import { expect, type FrameLocator, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import type { Customer } from './support/control.ts';
import { test as base } from './support/journey.ts';

/** Runs the reference wrapper around the app of these journeys, on its own port. */
const test = base.extend<{ readonly wrapper: string }>({
  wrapper: async ({ baseURL, page }, provide) => {
    const child = spawn(process.execPath, ['tools/wrapper/main.ts'], { env: { ...process.env, APP: baseURL, PORT: '0' } });
    await provide(await waitForAddress(child));
    // Leaves the app first, because its pending requests would fail.
    await page.goto('/sandbox/kyc');
    child.kill();
  },
});

const waitForAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      const [address] = /http:\S+/.exec(text.toString()) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The wrapper stopped with ${code}.`)));
  });

async function logIn(app: FrameLocator, { username, password }: Customer): Promise<void> {
  await app.getByLabel('Phone number').fill(username);
  await app.getByRole('button', { name: 'Continue' }).click();
  await app.getByLabel('Password', { exact: true }).fill(password);
  await app.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(app.getByRole('heading', { name: 'My Accounts' })).toBeVisible();
}

const getQuestions = (page: Page) => page.getByRole('list', { name: 'Questions' }).getByRole('listitem');

const openInPhone = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => document.querySelector('iframe')?.contentWindow?.location.assign(to), path);

// The phone is shown beside its settings on a wide screen.
test.use({ viewport: { width: 1280, height: 1000 }, isMobile: false, hasTouch: false });

test('activates biometrics and signs in with them, over the bridge alone @gate (DEP-030, DEP-032, GUARD-012)', async ({
  page,
  control,
  wrapper,
}) => {
  const customer = await control.customer('verified');
  await page.goto(wrapper);
  const app = page.frameLocator('iframe');
  await logIn(app, customer);
  await openInPhone(page, '/settings/biometrics');
  await app.getByLabel('Password', { exact: true }).fill(customer.password);
  await app.getByRole('button', { name: 'Confirm' }).click();
  await expect(app.getByText('Face ID/Touch ID is activated')).toBeVisible();
  await expect(getQuestions(page).filter({ hasText: 'store' })).toHaveCount(1);
  expect(await page.getByRole('list', { name: 'Questions' }).textContent()).not.toContain(customer.password);
});
