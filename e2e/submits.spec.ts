import { expect, type Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';
import { createPhone, SignUpPage } from './support/SignUpPage.ts';

const getAlert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

type Form = {
  readonly open: (page: Page, control: Control) => Promise<{ readonly username: string }>;
  readonly submit: string;
  readonly path: string;
  readonly done: (page: Page) => Promise<void>;
};

const fillPasswords = async (page: Page): Promise<void> => {
  await page.getByLabel(/^(New p|P)assword$/).fill('FjordHarbour7');
  await page.getByLabel('Confirm password').fill('FjordHarbour7');
};
const expectCodeStep = (page: Page) => expect(page.getByLabel('Code', { exact: true })).toBeVisible();
const expectUrl = (path: string) => (page: Page) => expect(page).toHaveURL(path);

const forms: Readonly<Record<string, Form>> = {
  'the phone step of the sign-up': {
    open: async (page) => {
      const username = createPhone();
      await new SignUpPage(page).open();
      await page.getByLabel('Phone number').fill(username);
      return { username };
    },
    submit: 'Get a one-time code',
    path: '/api/v1/one_time_code',
    done: expectCodeStep,
  },
  'the code step of the sign-up': {
    open: async (page, control) => {
      const username = createPhone();
      const signUp = new SignUpPage(page);
      await signUp.open();
      await signUp.askForCode(username);
      await expectCodeStep(page);
      await page.getByLabel('Code', { exact: true }).fill(await control.latestCode(username));
      return { username };
    },
    submit: 'Confirm',
    path: '/api/v1/sign_up',
    done: expectUrl('/assets'),
  },
  'the phone step of the login by code': {
    open: async (page, control) => {
      const customer = await control.customer('verified');
      await new LoginPage(page).open();
      await page.getByRole('button', { name: 'Log in with a one-time code' }).click();
      await page.getByLabel('Phone number').fill(customer.username);
      return customer;
    },
    submit: 'Continue',
    path: '/api/v1/one_time_code',
    done: expectCodeStep,
  },
  'the code step of the login': {
    open: async (page, control) => {
      const customer = await control.customer('verified');
      const login = new LoginPage(page);
      await login.open();
      await page.getByRole('button', { name: 'Log in with a one-time code' }).click();
      await login.enterPhone(customer.username);
      await expectCodeStep(page);
      await page.getByLabel('Code', { exact: true }).fill(await control.latestCode(customer.username));
      return customer;
    },
    submit: 'Confirm',
    path: '/api/v1/login',
    done: expectUrl('/assets'),
  },
  'the password step of the login': {
    open: async (page, control) => {
      const customer = await control.customer('verified');
      const login = new LoginPage(page);
      await login.open();
      await login.enterPhone(customer.username);
      await page.getByLabel('Password', { exact: true }).fill(customer.password);
      return customer;
    },
    submit: 'Log in',
    path: '/api/v1/sign_in',
    done: expectUrl('/assets'),
  },
  'a password reset': {
    open: async (page, control) => {
      const customer = await control.customer('verified');
      await page.goto('/signup/forgot-password');
      await page.getByLabel('Phone number').fill(customer.username);
      return customer;
    },
    submit: 'Next',
    path: '/api/v1/forgot_password',
    done: expectUrl('/signup/forgot-password/confirm/sms'),
  },
  'the first password': {
    open: async (page, control) => {
      const customer = await control.customer('kyc_completed');
      await new LoginPage(page).resume(customer);
      await page.goto('/signup/kyc');
      await fillPasswords(page);
      return customer;
    },
    submit: 'Save password',
    path: '/api/v1/setup_password',
    done: expectUrl('/assets'),
  },
  'a password change': {
    open: async (page, control) => {
      const customer = await control.customer('verified');
      await new LoginPage(page).resume(customer);
      await page.goto('/change-password');
      await page.getByLabel('Old password').fill(customer.password);
      await fillPasswords(page);
      return customer;
    },
    submit: 'Save',
    path: '/api/v1/change_password',
    done: expectUrl('/successfully-changed'),
  },
};

for (const [name, { open, submit, path, done }] of Object.entries(forms)) {
  test(`${name} reports a provider failure and a lost network, and a double press sends one request (ERR-001, ERR-003, D-APP-12)`, async ({
    page,
    control,
    context,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/status of 500/, /ERR_INTERNET_DISCONNECTED/);
    const { username } = await open(page, control);
    const button = page.getByRole('button', { name: submit, exact: true });
    await control.fault({ match: { method: 'POST', path, username }, status: 500 });
    await button.click();
    await expect(getAlert(page, 'Service is temporary unavailable')).toBeVisible();
    await waitUntilSettled(page);
    await context.setOffline(true);
    await button.click();
    await expect(getAlert(page, 'No internet connection!')).toBeVisible();
    await context.setOffline(false);
    const requestedPaths: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === path) requestedPaths.push(path);
    });
    await button.dblclick();
    await done(page);
    expect(requestedPaths).toEqual([path]);
  });
}
