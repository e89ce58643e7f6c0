import { lookUpIban } from '@wallet/contract/operations/iban-lookup';
import { createCallQuery, useFetchQuery } from '../providers/callQuery.ts';
import { useCall } from '../providers/useCall.ts';

/** The bank's name and BIC, renamed from the provider's misleading member names (API-020). */
export type IbanBank = { readonly name: string; readonly bic: string };

/** Requests the bank of an IBAN. The result is cached for the visit, and the request is cancelled when the IBAN changes (D-SEPA-18). */
export function useLookUpIban(): (iban: string, signal: AbortSignal) => Promise<IbanBank> {
  const call = useCall();
  const fetchQuery = useFetchQuery();
  return async (iban, signal) => {
    const query = createCallQuery(call, lookUpIban, { body: { iban } }, { queryKey: ['iban-lookup', iban] });
    const { bban: name, bank: bic } = await fetchQuery(query, signal);
    return { name, bic };
  };
}
