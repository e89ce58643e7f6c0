import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { Control, Customer } from './control.ts';
import { waitUntilSettled } from './waitUntilSettled.ts';

const signedIn = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({
    id: z.coerce.string(),
    username: z.string(),
    status: z.string(),
    roles: z.array(z.string()),
    address_status: z.string(),
  }),
});

/** Maps a session to the app's stored values, for the tab and for the device. */
function toStoredSession({ access_token, refresh_token, user }: z.infer<typeof signedIn>) {
  const tab = {
    auth_token: access_token,
    refresh_token,
    user_id: user.id,
    auth_roles: JSON.stringify(user.roles),
    address_status: user.address_status,
  };
  return { tab, device: { username: user.username, auth_status: user.status } };
}

/** The login as a customer uses it. It performs actions only, and assertions are left to the journeys. */
export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
  }

  /** Waits for the app, because an earlier press has no effect. */
  async enterPhone(phone: string): Promise<void> {
    await waitUntilSettled(this.page);
    await this.page.getByLabel('Phone number').fill(phone);
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }

  async enterPassword(password: string): Promise<void> {
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  async askForCode(phone: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Log in with a one-time code' }).click();
    const codeAnswer = this.page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('one_time'));
    await this.enterPhone(phone);
    await codeAnswer;
  }

  async enterCode(code: string): Promise<void> {
    await this.page.getByLabel('Code').fill(code);
    await this.page.getByRole('button', { name: 'Confirm' }).click();
  }

  async byCode(phone: string, control: Control): Promise<void> {
    await this.askForCode(phone);
    await this.enterCode(await control.latestCode(phone));
  }

  async logIn({ username, password }: Pick<Customer, 'username' | 'password'>): Promise<void> {
    await this.open();
    await this.enterPhone(username);
    await this.enterPassword(password);
    await this.page.waitForURL('**/assets');
  }

  /** Opens a page with a stored session, as after a reload (D-SES-15). The login itself has its own journeys. */
  async resume({ username, password }: Pick<Customer, 'username' | 'password'>, path = '/assets'): Promise<void> {
    const answer = await this.page.request.post('/api/v1/sign_in', { data: { username, password } });
    if (!answer.ok()) throw new Error(`${username} was not signed in: ${answer.status()} ${await answer.text()}`);
    const stored = toStoredSession(signedIn.parse(await answer.json()));
    // Only for this document, so that later writes of the app by a refresh or a log-out are kept.
    const writing = await this.page.addInitScript(({ tab, device }) => {
      if (self !== top || origin === 'null') return;
      for (const [name, value] of Object.entries(tab)) if (value !== '') sessionStorage.setItem(`wallet:v1:${name}`, value);
      for (const [name, value] of Object.entries(device)) localStorage.setItem(`wallet:v1:${name}`, value);
    }, stored);
    await this.page.goto(path);
    await writing.dispose();
  }
}
