import type { BodyOf } from '@wallet/contract/endpoint';
import type { processReceiveOrder } from '@wallet/contract/operations/travel-rule';
import { toDay } from '@wallet/core/calendar/days';
import type { NotNull } from 'kysely';
import { addSeconds } from '../../clock/clock.ts';
import type { Call, Result } from '../../kernel/call.ts';
import { toAccountPayee } from '../../kernel/confirmation/operation.ts';
import { refuse, type Refusal, refuseInWords } from '../../kernel/refusal.ts';
import { toMoney } from '../../ledger/currencies.ts';
import { scheduleNext } from './reviewTravelRule.ts';
import { buildDraftAnswer } from './travelRuleOnWire.ts';
import { listPartyDetails, findPartyIssues, type Party, type PartyField } from './travelRuleParty.ts';
import type { ProviderText } from '../../words/translateText.ts';

/** RULE-025. */
const REVIEW_SECONDS = 60;

type ReceivedBody = BodyOf<typeof processReceiveOrder>;

const requestNames: Record<PartyField, string> = {
  legalId: 'originator_legal_id',
  town: 'originator_town',
  birthDate: 'originator_dob',
  vaspId: 'originator_vasp_id',
};

const toParty = (body: ReceivedBody): Party => ({
  type: body.originator_type,
  name: body.originator_name,
  country: body.originator_country,
  town: body.originator_town,
  birthDate: body.originator_dob,
  legalId: body.originator_legal_id,
  walletType: body.originator_wallet_type,
  vaspId: body.originator_vasp_id,
});

/** Reports each problem as a violation, mirrored in `fields` (API-055, RCV-027). */
function refuseViolations(issues: readonly { readonly field: PartyField; readonly message: ProviderText }[]): Refusal {
  const violations = issues.map(({ field, message }) => ({ message, propertyPath: requestNames[field] }));
  return refuseInWords('invalid', {
    violations,
    fields: Object.fromEntries(violations.map(({ message, propertyPath }) => [propertyPath, [message]])),
  });
}

/** Records the sender of a deposit (API-055), once per order. It is credited when the details are approved (RULE-025). */
export async function processReceived(call: Call<typeof processReceiveOrder>): Promise<Result<typeof processReceiveOrder>> {
  const { transaction, customer, body, now } = call;
  const orderId = BigInt(body.order_id);
  const order = await transaction
    .selectFrom('orders')
    .select(['id', 'account_id'])
    .where('id', '=', orderId)
    .where('customer_id', '=', customer.id)
    .where('type', 'in', ['receive', 'token_receive'])
    .$narrowType<{ account_id: NotNull }>()
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return { refusal: refuse('notFound') };
  const party = toParty(body);
  const issues = findPartyIssues(party, customer, toDay(now));
  if (issues.length > 0) return { refusal: refuseViolations(issues) };
  const travelRule = await transaction.selectFrom('travel_rule').select('id').where('order_id', '=', orderId).executeTakeFirst();
  const draft = await buildDraftAnswer(transaction, customer.id, orderId);
  if (travelRule !== undefined || draft === undefined) return { refusal: refuse('stateChanged') };
  const status = 'provider_started_review';
  const { id } = await transaction
    .insertInto('travel_rule')
    .values({
      customer_id: customer.id,
      direction: 'receive',
      order_id: orderId,
      account_id: order.account_id,
      status,
      amount: draft.amount,
      currency: draft.currency,
      beneficiary_wallet: draft.beneficiary_wallet,
      beneficiary_legal_form: body.originator_legal_form,
      details: JSON.stringify(listPartyDetails(party, customer)),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await scheduleNext(transaction, id, 'approved', addSeconds(now, REVIEW_SECONDS));
  const amount = toMoney(draft.amount, draft.currency);
  const operation = { kind: 'receive_details', amount, payee: toAccountPayee(order.account_id), payeeName: party.name } as const;
  return { answer: { id: id.toString(), status }, operation };
}
