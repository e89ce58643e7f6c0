import { lookUpIban } from '@wallet/contract/operations/iban-lookup';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../providers/useCall.ts';

const ibanLookupKeys = { one: (iban: string) => ['iban-lookup', iban] } as const;

/** The bank's name and BIC, renamed from the provider's misleading member names (API-020). */
export type IbanBank = { readonly name: string; readonly bic: string };

/** Requests the bank of an IBAN. The result is cached for the visit, and the request is cancelled when the IBAN changes (D-SEPA-18). */
export function useLookUpIban(): (iban: string, signal: AbortSignal) => Promise<IbanBank> {
  const call = useCall();
  const queries = useQueryClient();
  return async (iban, signal) => {
    const queryKey = ibanLookupKeys.one(iban);
    const cancel = () => void queries.cancelQueries({ queryKey });
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await queries.fetchQuery({
        queryKey,
        queryFn: async ({ signal: querySignal }): Promise<IbanBank> => {
          const { bban: name, bank: bic } = await call(lookUpIban, { body: { iban } }, { signal: querySignal });
          return { name, bic };
        },
      });
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}
