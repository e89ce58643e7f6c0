import { expect, type Page } from '@playwright/test';
import { settled } from '../settled.ts';

export type Impatience = {
  /** The button's words. */
  readonly button: string;
  /** The page after it: its path, or words that only it has. */
  readonly until?: { readonly path: RegExp } | { readonly text: string } | undefined;
};

/** What a customer answers who is asked something in between. */
const AGREED = ['Approve', 'I agree', 'I got it', 'Got it'];

type Begun = { readonly button: string; readonly agreed: readonly string[]; readonly path: string | null; readonly text: string | null };

/** Runs in the page, with nothing around it. */
function press({ button: name, agreed, path, text }: Begun): void {
  const { port1, port2 } = new MessageChannel();
  const state = { presses: 0 };
  Object.assign(globalThis, { impatience: state });
  // The address changes before the page does.
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
    // As Enter does in a field of the form: only where its button is not disabled.
    if (button?.type === 'submit' && !button.disabled) button.form?.requestSubmit(button);
    state.presses += 1;
    port2.postMessage(null);
  });
  port1.start();
  port2.postMessage(null);
}

const pressesOf = (page: Page): Promise<number> => page.evaluate((): number => Object(Reflect.get(globalThis, 'impatience')).presses ?? 0);

/** From now on the button is pressed, and Enter in its form, at every task of the page until the page after it has come. */
export async function beImpatient(page: Page, { button, until }: Impatience): Promise<void> {
  const path = until !== undefined && 'path' in until ? until.path.source : null;
  const text = until !== undefined && 'text' in until ? until.text : null;
  await page.evaluate(press, { button, agreed: AGREED, path, text });
}

/** The processor is slowed down on purpose, and two tabs share it: the test's own end is all there is to wait for. */
const AS_LONG_AS_IT_TAKES = { timeout: 100_000 };

/** The customer has come to the page after it, and nothing of what was pressed is under way any more. */
export async function arrive(page: Page, { button, until }: Impatience): Promise<void> {
  if (until === undefined) return;
  if ('text' in until) await expect(page.getByText(until.text).first()).toBeVisible(AS_LONG_AS_IT_TAKES);
  else {
    await expect(page).toHaveURL(until.path, AS_LONG_AS_IT_TAKES);
    await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
  }
  await settled(page);
}

/** Until so many more presses were made than now. */
export async function presses(page: Page, count: number): Promise<void> {
  const before = await pressesOf(page);
  await expect.poll(() => pressesOf(page), { timeout: 60_000 }).toBeGreaterThan(before + count);
}
