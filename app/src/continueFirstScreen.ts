import { builtInLocale } from '@wallet/core/format/locale';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { configMark } from './config/config.ts';
import type { MadeServices } from './providers/Services.ts';
import { deviceKeys, visitKeys } from './storage/keys.ts';

/** What a public page would show at once besides its first screen, or in its place: another language, a greeting, an invitation, a code on its way, why the session ended. */
const isRemembered = ({ storage, locale }: MadeServices): boolean =>
  locale !== builtInLocale ||
  [
    storage.read(deviceKeys.username),
    storage.read(deviceKeys.authStatus),
    storage.read(visitKeys.inviteCode),
    storage.read(visitKeys.sentCode),
    storage.read(visitKeys.endNotice),
  ].some((value) => value !== null);

function whenKnown({ session }: MadeServices): Promise<void> {
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
export async function isFirstScreenOf(services: MadeServices, root: HTMLElement): Promise<boolean> {
  const { config, connectivity, passkeys } = services;
  if (root.dataset['config'] !== configMark(config) || !connectivity.isConnected()) return false;
  // It was drawn for a browser that has them.
  if (config.security?.passkeys === true && !passkeys.available()) return false;
  // An entry that the app has been at may keep something to show: a phone number, a step.
  if (history.state !== null || isRemembered(services)) return false;
  await whenKnown(services);
  return services.session.read().name === 'signedOut';
}

/** Goes on with the markup of the page instead of drawing it again, so that nothing jumps. */
export function continueFirstScreen(services: MadeServices, root: HTMLElement, app: ReactNode): void {
  hydrateRoot(root, app, {
    onRecoverableError: (error) => services.monitoring.report('warning', `The first screen was drawn again: ${String(error)}`),
  });
}
