import { confirmSend, confirmTokenSend, type prepareSend as endpoint } from '@wallet/contract/operations/transfers';
import { hasFeeRisen } from '@wallet/core/fees/networkFee';
import { parseMoney } from '@wallet/core/money/money';
import type { Customer } from '../../kernel/authenticate.ts';
import type { WalletCall } from '../../kernel/call.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { brakeTransfer } from '../../kernel/brake/brakeTransfer.ts';
import { toSendTransfer } from '../../kernel/brake/checkTransfer.ts';
import { type Prepared, prepareOperation } from '../../kernel/wallet/prepareOperation.ts';
import { needsTravelRule, findSendTargetIssue } from '../../kernel/wallet/sendTarget.ts';
import { calculateSendTerms } from '../../kernel/wallet/calculateSendTerms.ts';
import { lockWallet, parseAmount, refuseLocked } from '../../kernel/wallet/walletAccount.ts';

/** Customers who signed with the markets company must state the beneficiary's country (RULE-028). */
function refuseCountry({ service_providers: states }: Customer, country: string | undefined): Refusal | undefined {
  const hasSigned = states.some(({ serviceProvider, status }) => serviceProvider === 'markets' && status === 'signed');
  return hasSigned && country === undefined ? refuseField('beneficiary_country', 'This field is required') : undefined;
}

/** Prepares a send (RULE-010). It is checked in the order of RULE-004, then the code is sent. Nothing is held before it is signed. */
export async function prepareSend(call: WalletCall<typeof endpoint>): Promise<Prepared> {
  const { transaction, settings, customer, session, type, accountId, body, now } = call;
  const wallet = await lockWallet(transaction, customer.id, accountId, type);
  if (wallet === undefined) return { refusal: refuse('notFound') };
  const { account } = wallet;
  const read = parseAmount(body.amount, account);
  if ('refusal' in read) return read;
  const issue = await findSendTargetIssue(transaction, customer.id, account.currency, body.to);
  if (issue !== null) return { refusal: refuseField('address', issue) };
  const country = refuseCountry(customer, body.beneficiary_country);
  if (country !== undefined) return { refusal: country };
  if (await needsTravelRule(transaction, customer, body.to)) return { refusal: refuse('travelRuleRequired') };
  const lock = await refuseLocked(transaction, account);
  if (lock !== undefined) return { refusal: lock };
  const terms = calculateSendTerms(wallet, read.amount, body.fee);
  if ('refusal' in terms) return terms;
  const { sent, fee } = terms;
  if (body.fee_amount !== undefined) {
    const displayed = parseMoney(body.fee_amount, fee);
    if (displayed === null || hasFeeRisen(fee, displayed)) return { refusal: refuseField('fee', 'Fee has changed', 'feeChanged') };
  }
  return prepareOperation({
    ...call,
    kind: 'send',
    call: type === 'crypto' ? confirmSend.id : confirmTokenSend.id,
    operation: { kind: type === 'crypto' ? 'send' : 'send_token', payee: body.to, payeeName: body.beneficiary ?? null },
    amount: sent,
    fee,
    speed: body.fee,
    target: body.to,
    details: {
      comment: body.comment ?? null,
      beneficiary: body.beneficiary ?? null,
      beneficiary_country: body.beneficiary_country ?? null,
    },
    brake: () =>
      brakeTransfer(
        transaction,
        settings,
        toSendTransfer(settings.market.at(now), wallet, { customer, session, amount: sent, fee, to: body.to, now }),
        body,
      ),
    isResend: body.repeated_event === 'true',
  });
}
