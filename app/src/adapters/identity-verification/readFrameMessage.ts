import { anyOf, object, oneOf, text } from '@wallet/core/configuration/readers';
import type { FrameMessage } from './createWindowMessages.ts';

const messageName = oneOf('complete', 'help/camera', 'ready', 'expired');
const parseFrameMessage = anyOf(messageName, object({ type: messageName }));
const parseVeriffMessage = anyOf(text(/^VERIFF_/), object({ name: text(/^VERIFF_/) }));

/** Veriff's own message names (THIRD-045). */
const veriffMessages: Readonly<Record<string, FrameMessage>> = {
  VERIFF_HANDSHAKE: 'ready',
  VERIFF_STARTED: 'ready',
  VERIFF_SUBMITTED: 'ready',
  VERIFF_FINISHED: 'complete',
  VERIFF_CANCELED: 'cancelled',
  VERIFF_RELOAD_REQUEST: 'reload',
  VERIFF_FORCE_RELOAD: 'reload',
};

export type ReceivedMessage = { readonly origin: string; readonly source: unknown; readonly data: unknown };

export type Dialect = 'frame' | 'veriff' | 'host';

/**
 * Returns the message, or null when it is not to be trusted. Any page can post messages to this window, and a forged `complete` would
 * submit a check that never took place (D-KYC-12).
 */
export function readFrameMessage(
  { origin, source, data }: ReceivedMessage,
  frame: unknown,
  url: string,
  dialect: Dialect,
): FrameMessage | null {
  if (source !== frame || origin !== parseOrigin(url)) return null;
  if (dialect === 'veriff') {
    const said = parseVeriffMessage(data);
    return said === undefined ? null : (veriffMessages[typeof said === 'string' ? said : said.name] ?? null);
  }
  const said = parseFrameMessage(data);
  if (said === undefined) return null;
  return typeof said === 'string' ? said : said.type;
}

export function parseOrigin(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
