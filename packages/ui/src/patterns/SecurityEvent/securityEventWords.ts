import type { securityEventTexts } from './securityEvent.texts.ts';

/** A security event of an account (DEV-007). */
export type SecurityEventKind = Exclude<keyof typeof securityEventTexts, 'unknownDevice' | symbol>;

/** Returns the sentence for an event. @param name of a passkey */
export function securityEventWords(kind: SecurityEventKind, name: string | null, texts: typeof securityEventTexts): string {
  const words = texts[kind];
  return typeof words === 'string' ? words : words({ name: name ?? '' });
}
