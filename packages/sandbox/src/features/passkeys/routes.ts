import type { Endpoint } from '@wallet/contract/endpoint';
import { addPasskey, deletePasskey, listPasskeys, renamePasskey, requestPasskey } from '@wallet/contract/access/passkeys';
import type { Hono } from 'hono';
import { inTransaction } from '../../database/openDatabase.ts';
import { mount } from '../../http/mount.ts';
import type { Services } from '../../http/services.ts';
import { confirmSecurity } from '../../kernel/confirmation/confirmSecurity.ts';
import type { Call, Result } from '../../kernel/call.ts';
import { toWirePasskey, readPasskeys, getUserHandle } from '../../kernel/passkeys/passkeyRows.ts';
import type { RelyingParty } from '../../kernel/passkeys/relyingParty.ts';
import { refuse } from '../../kernel/refusal.ts';
import { startPasskey, findForDeletion, storePasskey, changePasskeyName, refuseNewPasskey, removePasskey } from './rules.ts';

/** API-102 to API-106. Signing in with a passkey is part of `session`. */
export function mountPasskeysRoutes(http: Hono, services: Services): void {
  const { database, settings, relyingParty } = services;

  /** Without passkeys none of these calls exists (404). */
  const mountPasskeys = <E extends Endpoint>(endpoint: E, handler: (call: Call<E>, party: RelyingParty) => Promise<Result<E>>): void =>
    mount(http, services, endpoint, async (call) =>
      relyingParty === null || !settings.isOn('passkeys') ? { refusal: refuse('notFound') } : handler(call, relyingParty),
    );

  mountPasskeys(listPasskeys, async ({ customer }) => {
    const passkeys = await readPasskeys(database, customer.id);
    if (passkeys.length === 0) return { answer: [] };
    const handle = await getUserHandle(database, customer.id);
    return { answer: passkeys.map((row) => toWirePasskey(row, handle)) };
  });

  mountPasskeys(requestPasskey, async (call, party) => {
    const refusal = await refuseNewPasskey(database, call);
    if (refusal !== undefined) return { refusal };
    return inTransaction(database, async (transaction) => {
      const unconfirmed = await confirmSecurity(transaction, requestPasskey, call, 'add_passkey');
      return unconfirmed === undefined ? { answer: await startPasskey(transaction, party, call) } : { refusal: unconfirmed };
    });
  });

  mountPasskeys(addPasskey, (call, party) => storePasskey(services, party, call));

  mountPasskeys(renamePasskey, (call) => inTransaction(database, (transaction) => changePasskeyName(transaction, call)));

  mountPasskeys(deletePasskey, async (call) => {
    const { id } = call.params;
    const state = await findForDeletion(database, call, id);
    if (state === 'unknown') return { refusal: refuse('notFound') };
    if (state === 'gone') return { answer: undefined };
    return inTransaction(database, async (transaction) => {
      const unconfirmed = await confirmSecurity(transaction, deletePasskey, call, 'delete_passkey');
      if (unconfirmed !== undefined) return { refusal: unconfirmed };
      await removePasskey(transaction, services, call, id);
      return { answer: undefined };
    });
  });
}
