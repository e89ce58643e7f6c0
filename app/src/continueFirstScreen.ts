import { builtInLocale } from '@wallet/core/format/locale';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { toConfigMark } from './config/config.ts';
import type { CreatedServices } from './providers/Services.ts';
import { deviceKeys, visitKeys } from './storage/keys.ts';

/**
 * True when a public page would not show its plain first screen: another language, a greeting, an invitation, a pending code or the reason
 * of a session end.
 */
const isRemembered = ({ storage, locale }: CreatedServices): boolean =>
  locale !== builtInLocale ||
  [
    storage.read(deviceKeys.username),
    storage.read(deviceKeys.authStatus),
    storage.read(visitKeys.inviteCode),
    storage.read(visitKeys.sentCode),
    storage.read(visitKeys.endNotice),
  ].some((value) => value !== null);

function waitForSession({ session }: CreatedServices): Promise<void> {
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
 * True when the page's markup matches what this visitor sees: drawn with this installation's configuration and in English, for a visitor
 * unknown to this device. Waits until it is known whether another tab is signed in (D-SES-14).
 */
export async function isFirstScreenOf(services: CreatedServices, root: HTMLElement): Promise<boolean> {
  const { config, connectivity, passkeys } = services;
  if (root.dataset['config'] !== toConfigMark(config) || !connectivity.isConnected()) return false;
  // The markup was drawn for a browser with passkeys.
  if (config.security?.passkeys === true && !passkeys.available()) return false;
  // A history entry already visited may have state to show, such as a phone number or a step.
  if (history.state !== null || isRemembered(services)) return false;
  await waitForSession(services);
  return services.session.read().name === 'signedOut';
}

/** Hydrates the page's markup instead of drawing it again, so that nothing shifts. */
export function continueFirstScreen(services: CreatedServices, root: HTMLElement, app: ReactNode): void {
  hydrateRoot(root, app, {
    onRecoverableError: (error) => services.monitoring.report('warning', `The first screen was drawn again: ${String(error)}`),
  });
}
