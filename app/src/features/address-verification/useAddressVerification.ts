import type { UserInfo } from '@wallet/contract/user-info';
import type {
  AddressUploadOutcome,
  AddressVerificationScreenProps,
} from '@wallet/ui/screens/address-verification/AddressVerificationScreen.types';
import { useEffect, useRef, useState } from 'react';
import { toUploadOutcome } from '../../api/toUploadOutcome.ts';
import { useUploadAddress } from '../../data/documents/useUploadAddress.ts';
import { toAddressStatus } from './toAddressStatus.ts';

type AddressVerification = Pick<AddressVerificationScreenProps, 'status' | 'sent' | 'onSend' | 'onStop'>;

/** The browser asks before it leaves a page whose upload is under way (D-ADDR-14). */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The status of the address and the one upload that changes it; leaving the page ends the upload. */
export function useAddressVerification(info: UserInfo | undefined): AddressVerification {
  const upload = useUploadAddress();
  const running = useRef<AbortController>(null);
  const [sent, setSent] = useState(false);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  async function onSend(files: readonly File[], onProgress: (percent: number) => void): Promise<AddressUploadOutcome> {
    const controller = new AbortController();
    running.current = controller;
    addEventListener('beforeunload', askBeforeLeaving);
    try {
      const kind = await upload({ files, onProgress, signal: controller.signal });
      if (kind === 'alreadySent') return { kind };
      setSent(true);
      return { kind: 'done' };
    } catch (error) {
      // Stopped by the customer's own hand: nobody waits for the outcome.
      return controller.signal.aborted ? { kind: 'failed', isNetwork: true } : toUploadOutcome(error);
    } finally {
      running.current = null;
      removeEventListener('beforeunload', askBeforeLeaving);
    }
  }

  return { status: info === undefined ? null : toAddressStatus(info), sent, onSend, onStop: () => running.current?.abort() };
}
