import { downloadReport } from '@wallet/contract/reports';
import { useCallback } from 'react';
import { ApiError } from '../../api/errors.ts';
import { useCall } from '../../providers/useCall.ts';

/** Fetches the file behind a link of an e-mail (API-073). It is not kept: it is the customer's own once it is saved. */
export function useDownloadReport(): (token: string) => Promise<Blob> {
  const call = useCall();
  return useCallback(
    async (token) => {
      const file = await call(downloadReport, { params: { token } });
      if (file instanceof Blob) return file;
      throw new ApiError('unreadable');
    },
    [call],
  );
}
