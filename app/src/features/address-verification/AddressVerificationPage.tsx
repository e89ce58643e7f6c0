import type { UserInfo } from '@wallet/contract/customer/user-info';
import type { FilesRefused } from '@wallet/ui/patterns/DocumentUpload';
import type { CallOutcome } from '@wallet/ui/patterns/form';
import {
  type AddressStatus,
  AddressVerificationScreen,
  type AddressVerificationScreenProps,
  type AlreadySent,
} from '@wallet/ui/screens/address-verification';
import { useEffect, useRef, useState } from 'react';
import { attempt } from '../../api/outcome.ts';
import { uploadRules } from '../../api/uploadRules.ts';
import { useUploadAddress } from '../../data/documents.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { OperationFailed } from '../../operations/page/OperationFailed.tsx';
import { useGoBack } from '../../operations/page/history.ts';
import { paths } from '../../routing/paths.ts';

type AddressVerification = Pick<AddressVerificationScreenProps, 'status' | 'sent' | 'onSend' | 'onStop'>;

/** Makes the browser ask for confirmation before leaving the page during an upload (D-ADDR-14). */
const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** The address status and the upload that changes it. Leaving the page aborts the upload. */
function useAddressVerification(info: UserInfo | undefined): AddressVerification {
  const upload = useUploadAddress();
  const running = useRef<AbortController>(null);
  const [sent, setSent] = useState(false);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  async function onSend(
    files: readonly File[],
    onProgress: (percent: number) => void,
  ): Promise<CallOutcome<never, FilesRefused | AlreadySent>> {
    const controller = new AbortController();
    running.current = controller;
    addEventListener('beforeunload', confirmLeaving);
    try {
      const outcome = await attempt(() => upload({ files, onProgress, signal: controller.signal }), {
        ...uploadRules,
        // Aborted by the customer: this outcome is never shown.
        otherwise: () => (controller.signal.aborted ? { kind: 'failed', failure: 'offline' } : null),
      });
      if (outcome.kind !== 'done') return outcome;
      if (outcome.value === 'alreadySent') return { kind: 'alreadySent' };
      setSent(true);
      return outcome;
    } finally {
      running.current = null;
      removeEventListener('beforeunload', confirmLeaving);
    }
  }

  return { status: info === undefined ? null : toAddressStatus(info), sent, onSend, onStop: () => running.current?.abort() };
}

/** Maps the verification status of the address. Without a dossier it is not verified (ADDR-025, D-ADDR-11). */
export function toAddressStatus({ dossier }: Pick<UserInfo, 'dossier'>): AddressStatus {
  switch (dossier?.address.verifiedStatus ?? 'none') {
    case 'pending':
      return 'pending';
    case 'success':
      return 'verified';
    case 'reject':
      return 'rejected';
    case 'expired':
      return 'expired';
    case 'none':
    case 'unknown':
      return 'notVerified';
  }
}

/** Address verification by documents (ADDR-005). */
export function AddressVerificationPage() {
  const info = useUserInfo();
  const verification = useAddressVerification(info.data);
  const goBack = useGoBack(paths.assets.to());
  if (info.data === undefined && info.isError) return <OperationFailed error={info.error} />;
  return <AddressVerificationScreen {...verification} onBack={goBack} assetsHref={paths.assets.to()} />;
}
