import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { startProvider } from '../../tools/budgets/provider.ts';
import { openControl, type Control } from './control.ts';
import { declineOffers } from './declineOffers.ts';

type Journey = {
  readonly control: Control;
  /** Patterns of the console errors that a journey provokes on purpose. */
  readonly expectedComplaints: RegExp[];
  /** True for journeys about the offer of biometric sign-in. @default false */
  readonly getsOffers: boolean;
};

/**
 * Firefox reports these as page errors, although they are not: the style with which Playwright hides the caret, blocked by the page's
 * policy; an init script in the initial empty page, which has no storage; and the end of a session, which the app has handled.
 */
const isDriverError = ({ message }: Error): boolean =>
  message.includes('sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=') ||
  ['The operation is insecure.', 'Session expired'].includes(message);

/** Collects everything the browser complains about: console errors, exceptions and CSP violations. */
function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    const isOfFirefox = page.context().browser()?.browserType().name() === 'firefox';
    if (!isOfFirefox || !isDriverError(error)) complaints.push(String(error));
  });
  return complaints;
}

/** Stored form of a password hash: `base64(salt).base64(hash)`. */
const PASSWORD_HASH = /[A-Za-z0-9+/]{22}==\.[A-Za-z0-9+/]{43}=/;

/** Collects requests that contain the hash of a password, which must never be sent (SES-009). */
function collectSentHashes(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = request.url().replaceAll('%3D', '=').replaceAll('%2B', '+').replaceAll('%2F', '/');
    const parts = [url, request.postData() ?? '', ...Object.values(request.headers())];
    if (parts.some((part) => PASSWORD_HASH.test(part))) paths.push(`${request.method()} ${request.url()}`);
  });
  return paths;
}

/** Marks the notices of the first entry as closed on this device (HOME-028). */
function rememberNotices(userId: number): void {
  const notices = { travelRule: '2026-01-01T00:00:00.000Z', cardLimitations: '2026-01-01T00:00:00.000Z' };
  try {
    localStorage.setItem(`wallet:v1:notices/${userId}`, JSON.stringify(notices));
  } catch {
    // Firefox also runs this in the initial empty page, which has no storage.
  }
}

async function typeInto(this: Locator, value: string): Promise<void> {
  await this.click();
  await this.selectText();
  await (value === '' ? this.press('Delete') : this.pressSequentially(value));
}

/**
 * In Firefox, WebDriver BiDi sets a field's value without the page's events, so fields are typed into instead. Playwright does not export
 * its class, which is therefore reached through an instance.
 */
function replaceFillByTyping(page: Page): void {
  const locators: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('html'));
  locators.fill = typeInto;
}

/** Returns the provider's check of all its postings. @param origin of its control surface */
export async function isLedgerBalanced(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/sandbox/ledger/check`);
  return z.parse(z.object({ balanced: z.boolean() }), await answer.json()).balanced;
}

/** A journey with the control surface. Fails on unexpected browser complaints, and if the hash of a password is sent. */
export const test = base.extend<Journey & { readonly noComplaints: void; readonly offers: void }, { readonly origin: string }>({
  // One provider per worker. Changes that affect every customer stay within the worker.
  origin: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const provider = await startProvider();
      await provide(provider.url);
      const isBalanced = await isLedgerBalanced(provider.url);
      await provider.stop();
      // Whatever the journeys did, no money was created or lost.
      expect(isBalanced, 'the ledger is balanced').toBe(true);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ origin }, provide) => provide(origin),
  getsOffers: [false, { option: true }],
  offers: [
    async ({ page, getsOffers }, provide) => {
      if (!getsOffers) await declineOffers(page);
      await provide();
    },
    { auto: true },
  ],
  control: async ({ request, context }, provide) => {
    const control = openControl(request, async (customer) => {
      await context.addInitScript(rememberNotices, customer.id);
    });
    await provide(control);
  },
  expectedComplaints: async ({ page: _page }, provide) => {
    await provide([]);
  },
  noComplaints: [
    async ({ page, context, browserName, expectedComplaints }, provide) => {
      if (browserName === 'firefox') replaceFillByTyping(page);
      const complaints = collectComplaints(page);
      const hashesSent = collectSentHashes(page);
      await provide();
      // A delayed response may still be pending for a page that has been left.
      for (const each of [context, ...context.pages()]) await each.unrouteAll({ behavior: 'ignoreErrors' });
      expect(hashesSent, 'requests with the hash of a password (SES-009)').toEqual([]);
      expect(complaints.filter((complaint) => !expectedComplaints.some((expected) => expected.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Running animations that will end. Excludes endless ones and those driven by scrolling. */
const findAnimations = (): readonly string[] =>
  document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : ''));

/** Returns the violations found by axe on the current page, one per line. */
export async function findAccessibilityIssues(page: Page): Promise<readonly string[]> {
  // A page whose chunk has not loaded has no heading yet.
  await expect(page.locator('h1')).not.toHaveCount(0);
  // During a fade-in, colours are not final.
  await expect.poll(() => page.evaluate(findAnimations)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
}
