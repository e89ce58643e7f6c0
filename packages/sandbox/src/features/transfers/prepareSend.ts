import type { TransferPurpose } from '@wallet/contract/payee/brake';
import type { FeeSpeed } from '@wallet/contract/operations/fees';
import { confirmSend, confirmTokenSend } from '@wallet/contract/operations/transfers';
import { hasFeeRisen } from '@wallet/core/fees/networkFee';
import { toAmountText, money, parseMoney } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer, Session } from '../../kernel/authenticate.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { brakeTransfer } from '../../kernel/brake/brakeTransfer.ts';
import { toSendTransfer } from '../../kernel/brake/toSendTransfer.ts';
import type { Settings } from '../../kernel/settings.ts';
import { type Prepared, prepareOperation } from '../../kernel/wallet/prepareOperation.ts';
import { needsTravelRule, findSendTargetIssue } from '../../kernel/wallet/sendTarget.ts';
import { calculateSendTerms } from '../../kernel/wallet/calculateSendTerms.ts';
import { lockWallet, parseAmount, refuseLocked, type WalletType } from '../../kernel/wallet/walletAccount.ts';

export type SendRequest = {
  readonly transaction: Database;
  readonly settings: Settings;
  readonly customer: Customer;
  readonly session: Session;
  readonly origin: string;
  readonly type: WalletType;
  readonly accountId: number;
  readonly now: Date;
  readonly body: {
    readonly to: string;
    readonly fee: FeeSpeed;
    readonly fee_amount?: string | undefined;
    readonly amount: string;
    readonly comment?: string | undefined;
    readonly beneficiary?: string | undefined;
    readonly beneficiary_country?: string | undefined;
    readonly repeated_event: 'true' | 'false';
    readonly brake_id?: string | undefined;
    readonly purpose?: TransferPurpose | undefined;
  };
};

/** Customers who signed with the markets company must state the beneficiary's country (RULE-028). */
function refuseCountry({ service_providers: states }: Customer, country: string | undefined): Refusal | undefined {
  const hasSigned = states.some(({ serviceProvider, status }) => serviceProvider === 'markets' && status === 'signed');
  return hasSigned && country === undefined ? refuseField('beneficiary_country', 'This field is required') : undefined;
}

/** Prepares a send (RULE-010). It is checked in the order of RULE-004, then the code is sent. Nothing is held before it is signed. */
export async function prepareSend({
  transaction,
  settings,
  customer,
  session,
  origin,
  type,
  accountId,
  now,
  body,
}: SendRequest): Promise<Prepared> {
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
  const { sent, fee } = terms.terms;
  if (body.fee_amount !== undefined) {
    const displayed = parseMoney(body.fee_amount, fee);
    if (displayed === null || hasFeeRisen(fee, displayed)) return { refusal: refuseField('fee', 'Fee has changed', 'feeChanged') };
  }
  return prepareOperation({
    transaction,
    settings,
    customer,
    session,
    origin,
    accountId,
    kind: 'send',
    call: type === 'crypto' ? confirmSend.id : confirmTokenSend.id,
    operation: { kind: type === 'crypto' ? 'send' : 'send_token', payee: body.to, payeeName: body.beneficiary ?? null },
    amount: money(toAmountText(sent), sent.currencyCode, sent.decimals),
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
    now,
  });
}
