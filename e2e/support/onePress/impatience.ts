import { expect, type Page } from '@playwright/test';
import { waitUntilSettled } from '../waitUntilSettled.ts';

export type Impatience = {
  readonly button: string;
  /** Identifies the next page by its path or by text that only it contains. */
  readonly until?: { readonly path: RegExp } | { readonly text: string } | undefined;
};

/** Answers of the customer to dialogs in between. */
const AGREEING_BUTTONS = ['Approve', 'I agree', 'I got it', 'Got it'];

type PressArguments = {
  readonly button: string;
  readonly agreed: readonly string[];
  readonly path: string | null;
  readonly text: string | null;
};

/** Serialised into the page, so it must be self-contained. */
function pressRepeatedly({ button: name, agreed, path, text }: PressArguments): void {
  const { port1, port2 } = new MessageChannel();
  const state = { presses: 0 };
  Object.assign(globalThis, { impatience: state });
  // The path changes before the page does.
  const isThere = (buttons: readonly HTMLButtonElement[]): boolean =>
    text === null
      ? path !== null && new RegExp(path).test(location.pathname) && buttons.every(({ textContent }) => textContent.trim() !== name)
      : document.body.innerText.includes(text);
  port1.addEventListener('message', () => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const buttons = [...modal.querySelectorAll('button')];
    if (isThere(buttons)) return;
    const button =
      buttons.findLast(({ textContent }) => textContent.trim() === name) ??
      buttons.findLast(({ textContent }) => agreed.includes(textContent.trim()));
    button?.click();
    // Like Enter in a field of the form, it only submits when the button is enabled.
    if (button?.type === 'submit' && !button.disabled) button.form?.requestSubmit(button);
    state.presses += 1;
    port2.postMessage(null);
  });
  port1.start();
  port2.postMessage(null);
}

const readPressCount = (page: Page): Promise<number> =>
  page.evaluate((): number => Object(Reflect.get(globalThis, 'impatience')).presses ?? 0);

/** Starts pressing the button, and Enter in its form, at every task of the page until the next page has loaded. */
export async function startPressing(page: Page, { button, until }: Impatience): Promise<void> {
  const path = until !== undefined && 'path' in until ? until.path.source : null;
  const text = until !== undefined && 'text' in until ? until.text : null;
  await page.evaluate(pressRepeatedly, { button, agreed: AGREEING_BUTTONS, path, text });
}

/** The processor is throttled and shared by two tabs, so only the test's own timeout limits the wait. */
const LONG_TIMEOUT = { timeout: 100_000 };

/** Waits until the next page has loaded and no request is pending. */
export async function waitForNextPage(page: Page, { button, until }: Impatience): Promise<void> {
  if (until === undefined) return;
  if ('text' in until) await expect(page.getByText(until.text).first()).toBeVisible(LONG_TIMEOUT);
  else {
    await expect(page).toHaveURL(until.path, LONG_TIMEOUT);
    await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
  }
  await waitUntilSettled(page);
}

export async function waitForPresses(page: Page, count: number): Promise<void> {
  const before = await readPressCount(page);
  await expect.poll(() => readPressCount(page), { timeout: 60_000 }).toBeGreaterThan(before + count);
}
