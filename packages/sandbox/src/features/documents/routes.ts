import {
  FILES_MEMBER,
  MAX_ADDRESS_FILES,
  MAX_CARD_FILES,
  uploadAddressDocuments,
  uploadCardDocuments,
} from '@wallet/contract/customer/documents';
import type { Hono } from 'hono';
import { inTransaction, type Database } from '../../database/openDatabase.ts';
import { deleteUnclaimedFiles } from '../../database/storedFiles.ts';
import { mount } from '../../http/mount.ts';
import type { UploadedFile } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { changeAddressStatus } from '../../kernel/customer/addressStatus.ts';
import { lockCustomer } from '../../kernel/customer/customers.ts';
import { addDocuments, sealFiles, type SealedFile } from './keepDocuments.ts';
import { refuseFiles } from './rules.ts';

/** Statuses in which no proof is needed. */
const SETTLED = new Set(['pending', 'success']);

/** API-031 and API-082. */
export function mountDocumentsRoutes(http: Hono, services: Services): void {
  const { database, keys } = services;

  /** Stores the files, then turns them into documents if the transaction still allows it. If it refuses, the files are dropped. */
  async function storeDocuments<Outcome extends object>(
    customerId: number,
    files: readonly UploadedFile[],
    take: (transaction: Database, kept: readonly SealedFile[]) => Promise<Outcome>,
  ): Promise<Outcome> {
    const kept = await sealFiles(database, keys.sealing, customerId, files);
    const outcome = await inTransaction(database, (transaction) => take(transaction, kept));
    if ('refusal' in outcome)
      await deleteUnclaimedFiles(
        database,
        kept.map(({ fileId }) => fileId),
      );
    return outcome;
  }

  mount(http, services, uploadAddressDocuments, async ({ customer, files, now }) => {
    if (SETTLED.has(customer.address_status)) return { refusal: refuse('stateChanged') };
    const documents = files.filter(({ field }) => field === FILES_MEMBER);
    const refusal = refuseFiles(documents, MAX_ADDRESS_FILES);
    if (refusal !== undefined) return { refusal };
    return storeDocuments(customer.id, documents, async (transaction, kept) => {
      const current = await lockCustomer(transaction, customer.id);
      if (SETTLED.has(current.address_status)) return { refusal: refuse('stateChanged') };
      await addDocuments(transaction, { customerId: customer.id, purpose: 'address', at: now }, kept);
      await changeAddressStatus(transaction, customer.id, 'pending', now);
      return { answer: { status: 'pending' } };
    });
  });

  mount(http, services, uploadCardDocuments, async ({ customer, params, files, now }) => {
    const findCard = () =>
      database
        .selectFrom('card')
        .select('status')
        .where('id', '=', params.id)
        .where('customer_id', '=', customer.id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
    const card = await findCard();
    if (card === undefined) return { refusal: refuse('notFound') };
    if (card.status === 'verified') return { refusal: refuse('stateChanged') };
    const documents = files.filter(({ field }) => field === FILES_MEMBER);
    const refusal = refuseFiles(documents, MAX_CARD_FILES);
    if (refusal !== undefined) return { refusal };
    return storeDocuments(customer.id, documents, async (transaction, kept) => {
      await addDocuments(transaction, { customerId: customer.id, purpose: `card:${params.id}`, at: now }, kept);
      await transaction
        .updateTable('card')
        .set({ status: 'pending' })
        .where('id', '=', params.id)
        .where('customer_id', '=', customer.id)
        .execute();
      return { answer: { status: 'pending' } };
    });
  });
}
