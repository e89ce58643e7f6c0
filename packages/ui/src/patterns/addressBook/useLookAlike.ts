import { findLookAlike, type LookAlike } from '@wallet/core/addresses/lookAlike';
import { useMemo, useState } from 'react';

export type LookAlikeCheck = {
  /** The known address that this one resembles, or null. */
  readonly found: LookAlike | null;
  readonly isTrusted: boolean;
  readonly onTrust: (trusted: boolean) => void;
  /** True after a submit without the tick. */
  readonly isAsked: boolean;
};

/**
 * Blocks a form whose address only resembles a known one, until the customer has ticked that it is intended (WISH-009). A tick is valid for
 * one address only.
 * @param addresses the known addresses. null while loading: the form waits, because no warning is possible yet. Omit it when there are none
 */
export function useLookAlike(address: string, addresses: readonly string[] | null | undefined) {
  const [trusted, setTrusted] = useState<string | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const lookAlike = useMemo(() => findLookAlike(address, addresses ?? []), [address, addresses]);
  const isTrusted = trusted === address;
  const check: LookAlikeCheck = {
    found: lookAlike,
    isTrusted,
    onTrust: (isTicked) => setTrusted(isTicked ? address : null),
    isAsked: question === address,
  };
  return {
    check,
    isWaiting: addresses === null,
    /** Returns true when the form may proceed. Otherwise requests the tick. */
    mayGoOn: (): boolean => {
      if (lookAlike === null || isTrusted) return addresses !== null;
      setQuestion(address);
      return false;
    },
  };
}
