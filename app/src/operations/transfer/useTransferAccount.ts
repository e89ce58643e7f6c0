import { useParams } from 'react-router-dom';
import { readId } from '../page/readId.ts';
import type { TransferAccountType } from './toTransferAsset.ts';

export type TransferAccount = { readonly accountType: TransferAccountType; readonly accountId: number };

/** The account of the path of a send, `/operation/withdraw/{type}/{id}`, with or without a wallet behind it; null for no such path (D-SEND-01). */
export function useTransferAccount(): TransferAccount | null {
  const { accountType, accountId: idText } = useParams();
  const accountId = readId(idText);
  return accountId === null || (accountType !== 'crypto' && accountType !== 'stablecoin') ? null : { accountType, accountId };
}
