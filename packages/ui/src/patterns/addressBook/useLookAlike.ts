import { findLookAlike, type LookAlike } from '@wallet/core/addresses/lookAlike';
import { useMemo, useRef, useState, type RefObject } from 'react';

export type LookAlikeCheck = {
  /** The known address that this one could be taken for; null for none. */
  readonly found: LookAlike | null;
  readonly isTrusted: boolean;
  readonly onTrust: (trusted: boolean) => void;
  /** The tick was asked for. */
  readonly isAsked: boolean;
  readonly tick: RefObject<HTMLInputElement | null>;
};

/**
 * Holds a form back while its address only looks like a known one, until the customer has ticked that it is meant (WISH-009). A tick is for
 * one address: another one asks again.
 * @param addresses null while it is being asked for: the form waits, since nobody could be warned; left out where nothing is known
 */
export function useLookAlike(address: string, addresses: readonly string[] | null | undefined) {
  const [trusted, setTrusted] = useState<string | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const tick = useRef<HTMLInputElement>(null);
  const lookAlike = useMemo(() => findLookAlike(address, addresses ?? []), [address, addresses]);
  const isTrusted = trusted === address;
  const check: LookAlikeCheck = {
    found: lookAlike,
    isTrusted,
    onTrust: (isTicked) => setTrusted(isTicked ? address : null),
    isAsked: question === address,
    tick,
  };
  return {
    check,
    isWaiting: addresses === null,
    /** Whether the form may be left; if not, the tick is asked for. */
    mayGoOn: (): boolean => {
      if (lookAlike === null || isTrusted) return addresses !== null;
      setQuestion(address);
      tick.current?.focus();
      return false;
    },
  };
}
