import { agreementStatuses, type AgreementStatus } from '@wallet/contract/customer/user-info';
import type { Database } from '../../database/openDatabase.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { lockCustomer } from '../../kernel/customer/customers.ts';

/** Requests the agreement with a service provider (RULE-028). `none` becomes `requested`, every other state stays. */
export async function requestAgreement(transaction: Database, customerId: number, provider: string, now: Date): Promise<AgreementStatus> {
  const { service_providers: states } = await lockCustomer(transaction, customerId);
  const current = states.find(({ serviceProvider }) => serviceProvider === provider)?.status;
  const agreement = agreementStatuses.find((status) => status === current) ?? 'none';
  if (agreement !== 'none') return agreement;
  const others = states.filter(({ serviceProvider }) => serviceProvider !== provider);
  const providers = JSON.stringify([...others, { serviceProvider: provider, status: 'requested' }]);
  await transaction.updateTable('customer').set({ service_providers: providers }).where('id', '=', customerId).execute();
  await writeAudit(transaction, { customerId, event: `agreement ${provider}`, outcome: 'requested', at: now });
  return 'requested';
}
