import { expect, type Page } from '@playwright/test';

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
  const state = { presses: 0, hasArrived: false, isOver: false };
  Object.assign(globalThis, { impatience: state });
  const isThere = (): boolean =>
    (text !== null && document.body.innerText.includes(text)) ||
    (path !== null && new RegExp(path).test(location.pathname) && document.querySelector('h1') !== null);
  port1.addEventListener('message', () => {
    state.hasArrived = isThere();
    if (state.hasArrived || state.isOver) return;
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const buttons = [...modal.querySelectorAll('button')];
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

const stateOf = (page: Page) =>
  page.evaluate((): { presses: number; hasArrived: boolean } => Reflect.get(globalThis, 'impatience') ?? { presses: 0, hasArrived: false });

/** From now on the button is pressed, and Enter in its form, at every task of the page until the page after it has come, or `stop`. */
export async function beImpatient(page: Page, { button, until }: Impatience): Promise<void> {
  const path = until !== undefined && 'path' in until ? until.path.source : null;
  const text = until !== undefined && 'text' in until ? until.text : null;
  await page.evaluate(press, { button, agreed: AGREED, path, text });
}

/** The customer has come to the page after it. */
export async function arrive(page: Page, until: Impatience['until']): Promise<void> {
  if (until === undefined) return;
  await ('path' in until ? expect(page).toHaveURL(until.path) : expect(page.getByText(until.text).first()).toBeVisible());
}

/** Until so many more presses were made than now. */
export async function presses(page: Page, count: number): Promise<void> {
  const { presses: before } = await stateOf(page);
  await expect.poll(async () => (await stateOf(page)).presses, { timeout: 60_000 }).toBeGreaterThan(before + count);
}

export const stop = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(Reflect.get(globalThis, 'impatience'), { isOver: true }));
