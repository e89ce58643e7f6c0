import { uploadAddressDocuments } from '@wallet/contract/customer/documents';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError, Refusal } from '../api/errors.ts';
import type { Upload } from '../api/Link.ts';
import { useCall } from '../providers/useCall.ts';
import { useServices } from '../providers/Services.ts';
import { accountsKeys } from './accounts.ts';
import { userInfoKeys } from './user-info.ts';

/** Time without progress after which an upload counts as failed (D-ADDR-13). */
const STALLED_AFTER_MS = 60_000;
const STATE_CHANGED = 409;

export type AddressUpload = Required<Upload> & {
  /** Aborted when the customer cancels. Nothing is stored then. */
  readonly signal: AbortSignal;
};

/**
 * Uploads proofs of address (API-082), then refreshes the status. A failed refresh does not affect the upload.
 * @throws ApiError `offline` when the upload has stalled
 */
export function useUploadAddress(): (upload: AddressUpload) => Promise<'stored' | 'alreadySent'> {
  const call = useCall();
  const { clock } = useServices();
  const queries = useQueryClient();

  return useCallback(
    async ({ files, onProgress, signal }) => {
      const stall = new AbortController();
      const watch = () => clock.after(STALLED_AFTER_MS, () => stall.abort());
      let stopWatching = watch();
      const moved = (percent: number): void => {
        stopWatching();
        stopWatching = watch();
        onProgress(percent);
      };
      const refresh = async (): Promise<void> => {
        void queries.invalidateQueries({ queryKey: accountsKeys.all });
        await queries.refetchQueries({ queryKey: userInfoKeys.all });
      };
      try {
        const upload = { files, onProgress: moved };
        await call(uploadAddressDocuments, {}, { upload, signal: AbortSignal.any([signal, stall.signal]) });
      } catch (error) {
        if (stall.signal.aborted) throw new ApiError('offline', { cause: error });
        if (!(error instanceof Refusal) || error.status !== STATE_CHANGED) throw error;
        await refresh();
        return 'alreadySent';
      } finally {
        stopWatching();
      }
      await refresh();
      return 'stored';
    },
    [call, clock, queries],
  );
}
