import { builtInLocale } from '@wallet/core/format/locale';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { configMark } from './config/config.ts';
import type { Services } from './providers/Services.ts';
import { deviceKeys, visitKeys } from './storage/keys.ts';

/** What a public page would show at once besides its first screen, or in its place: another language, a greeting, an invitation, a code on its way, why the session ended. */
const isRemembered = ({ storage, locale }: Services): boolean =>
  locale !== builtInLocale ||
  [
    storage.read(deviceKeys.username),
    storage.read(deviceKeys.authStatus),
    storage.read(visitKeys.inviteCode),
    storage.read(visitKeys.sentCode),
    storage.read(visitKeys.endNotice),
  ].some((value) => value !== null);

function whenKnown({ session }: Services): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (session.read().name === 'restoring') return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });
}

/**
 * Whether the markup that came with the page is what this visitor sees: drawn with this installation's configuration and in English, for
 * somebody whom this device does not know. Waits until it is known whether another tab is signed in (D-SES-14).
 */
export async function isFirstScreenOf(services: Services, root: HTMLElement): Promise<boolean> {
  const { config, connectivity, passkeys } = services;
  if (root.dataset['config'] !== configMark(config) || !connectivity.isConnected()) return false;
  // It was drawn for a browser that has them.
  if (config.security?.passkeys === true && !passkeys.available()) return false;
  // An entry that the app has been at may keep something to show: a phone number, a step.
  if (history.state !== null || isRemembered(services)) return false;
  await whenKnown(services);
  return services.session.read().name === 'signedOut';
}

/** Types a text again, past React's own setter, so that the event counts as news to it. */
function retype(input: HTMLInputElement, text: string): void {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * What a visitor does before the script has come. A form that takes a field over keeps its text, one that draws it again begins with an empty
 * one; and a press has nobody to answer it, so the script of index.html holds it. The answer types and presses again; call it when the page is.
 */
export function keepEarly(root: HTMLElement): () => void {
  const typed = new Map<string, { readonly text: string; readonly into: HTMLInputElement }>();
  const note = (input: unknown): void => {
    if (!(input instanceof HTMLInputElement) || input.name === '') return;
    if (input.value === '') typed.delete(input.name);
    else typed.set(input.name, { text: input.value, into: input });
  };
  // At the document: there the form has corrected already what was typed.
  const hear = ({ target }: Event): void => note(target);
  const retypeAll = (): void => {
    for (const input of root.querySelectorAll('input')) {
      const entry = typed.get(input.name);
      // The field itself may be one key ahead of what was heard of it, and keeps its text when a form takes it over.
      if (entry !== undefined && entry.into !== input && input.value !== entry.text) retype(input, entry.text);
    }
  };
  // A press may bring another form with the same field: it holds what was typed before anybody can go on in it.
  const drawn = new MutationObserver(retypeAll);
  for (const input of root.querySelectorAll('input')) note(input);
  document.addEventListener('input', hear);
  drawn.observe(root, { childList: true, subtree: true });
  const pressAll = ([label, ...others]: readonly string[]): void => {
    retypeAll();
    if (label === undefined) {
      document.removeEventListener('input', hear);
      drawn.disconnect();
      return;
    }
    [...root.querySelectorAll('button')].find((button) => (button.textContent || button.ariaLabel) === label)?.click();
    const goOn = (): void => pressAll(others);
    // Not before React has drawn, in slices, what the press brought.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(goOn, { timeout: 1000 });
    else setTimeout(goOn, 100);
  };
  let isFirst = true;
  return () => {
    if (!isFirst) return;
    isFirst = false;
    const { pressed } = root.dataset;
    delete root.dataset['config'];
    delete root.dataset['pressed'];
    // Anyone who waits for the first touch has missed it.
    if (pressed !== undefined || typed.size > 0) root.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    pressAll(pressed?.split('\n').filter((label) => label !== '') ?? []);
  };
}

/** Goes on with the markup of the page instead of drawing it again, so that nothing jumps. */
export function continueFirstScreen(services: Services, root: HTMLElement, app: ReactNode): void {
  hydrateRoot(root, app, {
    onRecoverableError: (error) => services.monitoring.report('warning', `The first screen was drawn again: ${String(error)}`),
  });
}
