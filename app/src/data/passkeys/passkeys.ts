import { useQueryClient } from '@tanstack/react-query';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  renamePasskey,
  requestPasskey,
  type Passkey,
  type PasskeyAttestation,
  type PasskeyCreationOptions,
} from '@wallet/contract/access/passkeys';
import { useCallQuery, useRecentCall } from '../../providers/callQuery.ts';
import { useCall } from '../../providers/useCall.ts';

/** `events`: the account's security events (data/session/devices). */
const passkeysKeys = { all: ['passkeys'], events: ['security-events'] } as const;

/** The customer's passkeys (API-102), requested again on each entry. */
export const usePasskeys = ({ enabled }: { readonly enabled: boolean }) =>
  useCallQuery(listPasskeys, {}, { queryKey: passkeysKeys.all, refetchOnMount: 'always', enabled });

export type PasskeyCalls = {
  /** Starts a registration (API-103). */
  readonly begin: () => Promise<{ readonly registration: string; readonly options: PasskeyCreationOptions }>;
  /** Saves the passkey created by the authenticator (API-104). */
  readonly keep: (registration: string, attestation: PasskeyAttestation) => Promise<Passkey>;
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly read: () => Promise<Passkey[]>;
};

/** Mutations of the passkeys. The list is invalidated when each one has succeeded. */
export function usePasskeyCalls(): PasskeyCalls {
  const call = useCall();
  const queries = useQueryClient();
  const recentPasskeys = useRecentCall(listPasskeys, {}, { queryKey: passkeysKeys.all });
  const changed = () => Promise.all([passkeysKeys.all, passkeysKeys.events].map((queryKey) => queries.invalidateQueries({ queryKey })));
  return {
    begin: () => call(requestPasskey, { body: {} }),
    keep: async (registration, attestation) => {
      const passkey = await call(addPasskey, { body: { registration, attestation } });
      await changed();
      return passkey;
    },
    rename: async (id, name) => {
      await call(renamePasskey, { params: { id }, body: { name } });
      await changed();
    },
    remove: async (id) => {
      await call(deletePasskey, { params: { id } });
      await changed();
    },
    read: () => recentPasskeys(0),
  };
}
