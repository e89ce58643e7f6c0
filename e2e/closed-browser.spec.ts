import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { Menu } from './support/Menu.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

/** APIs that a browser may deny a page: in private windows, by policy, or in a frame on another site. */
const browserApis = ['Web Locks', 'channels between tabs', 'local storage', 'session storage', 'databases', 'passkeys'] as const;
type BrowserApi = (typeof browserApis)[number];

/** Runs in the page before the app starts. */
function denyApis(refused: readonly string[]): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing of the outer scope is in the page
  const deny = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const close = (target: object, name: string): void => void Object.defineProperty(target, name, { configurable: true, get: deny });
  const gates: Readonly<Record<string, () => void>> = {
    'Web Locks': () => Object.defineProperty(navigator.locks, 'request', { value: async () => deny() }),
    'channels between tabs': () => Object.defineProperty(globalThis, 'BroadcastChannel', { value: deny }),
    'local storage': () => close(globalThis, 'localStorage'),
    'session storage': () => close(globalThis, 'sessionStorage'),
    databases: () => close(globalThis, 'indexedDB'),
    passkeys: () => {
      close(Navigator.prototype, 'credentials');
      Object.defineProperty(globalThis, 'PublicKeyCredential', { value: undefined });
    },
  };
  for (const name of refused) gates[name]?.();
}

for (const [title, refused] of [
  ['nothing at all @gate', browserApis],
  ...browserApis.map((part): readonly [string, readonly BrowserApi[]] => [`no ${part}`, [part]]),
] as const)
  test(`a customer signs in, gets a new token and signs out in a browser that offers ${title} (D-SES-05, D-SES-24)`, async ({
    page,
    control,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 401/);
    await page.addInitScript(denyApis, refused);
    const customer = await control.customer('empty');
    const login = new LoginPage(page);
    await page.goto('/login');
    await login.enterPhone(customer.username);
    await login.enterPassword(customer.password);
    await expect(page.getByRole('heading', { name: 'My Accounts' })).toBeVisible();
    // Without local storage the app cannot know what the customer has already answered.
    if (refused.includes('local storage')) {
      const dialog = page.getByRole('dialog', { name: 'Important notice' });
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog).toBeHidden();
    }
    await control.expire(customer.username, { access: true });
    const menu = new Menu(page);
    await menu.follow('Transactions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions');
    await waitUntilSettled(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await menu.logOut();
    await expect(page).toHaveURL('/');
  });
