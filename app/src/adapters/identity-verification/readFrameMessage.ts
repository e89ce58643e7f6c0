import { anyOf, object, oneOf } from '@wallet/core/configuration/readers';
import type { FrameMessage } from './IdentityVerification.ts';

const word = oneOf('complete', 'help/camera');
const readWord = anyOf(word, object({ type: word }));

/** A message event, as far as it decides who may be believed. */
export type HeardMessage = { readonly origin: string; readonly source: unknown; readonly data: unknown };

/**
 * What a message says; null for one that is not to be believed. Any page can post messages to ours: an imposter that says `complete`
 * would hand in a check that nobody made (D-KYC-12).
 */
export function readFrameMessage({ origin, source, data }: HeardMessage, frame: unknown, url: string): FrameMessage | null {
  if (source !== frame || origin !== originOf(url)) return null;
  const said = readWord(data);
  if (said === undefined) return null;
  return typeof said === 'string' ? said : said.type;
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
