import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { startProvider } from '../../tools/budgets/provider.ts';
import { openControl, type Control } from './control.ts';
import { declineOffers } from './declineOffers.ts';

type Journey = {
  readonly control: Control;
  /** What a journey provokes on purpose, such as the console's line of a refused call: patterns of complaints to leave out. */
  readonly expectedComplaints: RegExp[];
  /** True where the journey is about the offer of biometric sign-in. @default false */
  readonly getsOffers: boolean;
};

/**
 * What Firefox reports as an error of the page and is none: the style by which Playwright hides the caret, refused by the policy of the page; an
 * init script in the empty page before the first one, which has no storage; the end of a session, which the app has heard and answered.
 */
const isOfTheDriver = ({ message }: Error): boolean =>
  message.includes('sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=') ||
  ['The operation is insecure.', 'Session expired'].includes(message);

/** Everything the browser complains of: console errors, exceptions and breaches of the content security policy. */
function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy|TrustedHTML|TrustedScript/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    const isOfFirefox = page.context().browser()?.browserType().name() === 'firefox';
    if (!isOfFirefox || !isOfTheDriver(error)) complaints.push(String(error));
  });
  return complaints;
}

/** The hash of a password as it is kept on the device: `base64(salt).base64(hash)`. */
const PASSWORD_HASH = /[A-Za-z0-9+/]{22}==\.[A-Za-z0-9+/]{43}=/;

/** What went over the wire with the hash of a password in it: that of SES-009 is never sent. */
function collectHashesSent(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = request.url().replaceAll('%3D', '=').replaceAll('%2B', '+').replaceAll('%2F', '/');
    const parts = [url, request.postData() ?? '', ...Object.values(request.headers())];
    if (parts.some((part) => PASSWORD_HASH.test(part))) paths.push(`${request.method()} ${request.url()}`);
  });
  return paths;
}

/** The customer has closed the notices of the first entry on this device before (HOME-028). */
function rememberNotices(userId: number): void {
  const notices = { travelRule: '2026-01-01T00:00:00.000Z', cardLimitations: '2026-01-01T00:00:00.000Z' };
  try {
    localStorage.setItem(`wallet:v1:notices/${userId}`, JSON.stringify(notices));
  } catch {
    // Firefox runs this in the empty page before the first one as well, which has no storage.
  }
}

/** A field is typed into, key by key. */
async function typeInto(this: Locator, value: string): Promise<void> {
  await this.click();
  await this.selectText();
  await (value === '' ? this.press('Delete') : this.pressSequentially(value));
}

/**
 * Firefox is driven by WebDriver BiDi, which sets a field's value past the page: a field is typed into instead. Playwright's class is not
 * exported, so the way to it is one of its objects.
 */
function typeInsteadOfFilling(page: Page): void {
  const locators: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('html'));
  locators.fill = typeInto;
}

/** What the provider says of all that it has ever posted. @param origin of its control surface */
export async function isLedgerBalanced(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/sandbox/ledger/check`);
  return z.parse(z.object({ balanced: z.boolean() }), await answer.json()).balanced;
}

/** A journey has the control surface at hand and fails when the browser complained of anything it did not expect, or sent the hash of a password. */
export const test = base.extend<Journey & { readonly noComplaints: void; readonly offers: void }, { readonly origin: string }>({
  // A provider for each worker: what a journey changes for everybody, it changes for those that follow it there, and no other.
  origin: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const provider = await startProvider();
      await provide(provider.url);
      const isBalanced = await isLedgerBalanced(provider.url);
      await provider.stop();
      // Whatever was done, or refused half-way: no cent has been made, and none is gone.
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
      if (browserName === 'firefox') typeInsteadOfFilling(page);
      const complaints = collectComplaints(page);
      const hashesSent = collectHashesSent(page);
      await provide();
      // An answer that was held back may still be on its way to a page that nobody looks at any more.
      for (const each of [context, ...context.pages()]) await each.unrouteAll({ behavior: 'ignoreErrors' });
      expect(hashesSent, 'requests with the hash of a password (SES-009)').toEqual([]);
      expect(complaints.filter((complaint) => !expectedComplaints.some((expected) => expected.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What moves on the page and will come to rest: not what turns for ever, nor what follows the scrolling. */
const whatMoves = (): readonly string[] =>
  document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : ''));

/** What axe finds on the page as it stands, in a line each. */
export async function accessibilityIssues(page: Page): Promise<readonly string[]> {
  // A page whose part has not come has no heading yet: it is not what the journey has come to.
  await expect(page.locator('h1')).not.toHaveCount(0);
  // Half faded in, nothing has its colours yet.
  await expect.poll(() => page.evaluate(whatMoves)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`);
}
