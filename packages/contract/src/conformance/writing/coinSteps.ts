import { isMore, subtractMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, money, type Money, zeroMoney } from '@wallet/core/money/money';
import { calculatePercent } from '@wallet/core/money/rates';
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../../endpoint.ts';
import { refusals } from '../../errors.ts';
import { openTwoFactorBox } from '../../access/two-factor.ts';
import { quoteTokenFee, quoteWalletFee } from '../../operations/fees.ts';
import type { Holder } from '../../operations/prepared-operation.ts';
import { buyCrypto, buyToken, confirmCryptoSale, confirmTokenSale, prepareCryptoSale, prepareTokenSale } from '../../operations/trades.ts';
import { confirmSend, confirmTokenSend, prepareSend, prepareTokenSend } from '../../operations/transfers.ts';
import { readResponse } from '../../parse.ts';
import { checkAmounts, checkCall, checkIdempotency, checkAuthorization, type Body, type MoneyCall } from './checkCall.ts';
import { sealAsDevice, signAsDevice } from './deviceSignature.ts';
import { checkOrder } from './orderChecks.ts';
import {
  compareFigure,
  getMinimumPurchase,
  getMinimumSale,
  getMinimumSend,
  calculateExpectedPurchase,
  calculateSale,
  getSmallestAmount,
} from './expectedFigures.ts';
import type { Run } from './run.ts';
import { checkRefusal, fillPath, type ParsedResponse } from './wire.ts';
import { requestOrThrow, findHolding, formatAmount, quoteFee, readHoldings, type Holding } from './world.ts';

/** Checks a purchase: API-039, API-040 (RULE-018). */
export async function checkPurchase(run: Run, payer: Holding, coin: Holding): Promise<void> {
  const { send, report, world, foreignId } = run;
  const endpoint = coin.kind === 'crypto' ? buyCrypto : buyToken;
  const value = getMinimumPurchase(world, coin);
  const available = findHolding(await readHoldings(send), payer.code)?.available ?? payer.available;
  const done = await checkCall(run, {
    endpoint,
    path: fillPath(endpoint, coin.id),
    body: { account: payer.id, amount: toAmountText(value) },
    foreign: { path: fillPath(endpoint, foreignId) },
    amount: { member: 'amount', value, available, least: { value, isTaken: true } },
  });
  if (done === undefined) return;
  const { price } = await checkOrder(run, endpoint.id, done);
  const received = calculateExpectedPurchase(world, value, coin);
  const what = `${endpoint.id} ${formatAmount(value)} buy ${formatAmount(received)}`;
  report.check('RULE-018', what, compareFigure(price?.receives.value, received));
}

/** An operation that is prepared, signed with a code and sent: a send or a sale of one coin. */
export type SignedStep = {
  readonly coin: Holding;
  readonly prepare: Endpoint;
  readonly confirm: Endpoint;
  readonly body: Body;
  readonly value: Money;
  readonly least: Money;
  /** Network fee, in the network's own coin. */
  readonly fee: Money;
};

const NO_CODE = 'nobody tells the code: --code or --code-command';

type Plan = Pick<SignedStep, 'prepare' | 'confirm' | 'least' | 'body'> & { readonly quoteFor: object };

/** Plans an operation at the network's current fee. Undefined without an account of the coin that pays the fee. */
async function planStep({ send, world }: Run, coin: Holding, { quoteFor, ...plan }: Plan): Promise<SignedStep | undefined> {
  const native = findHolding(world.holdings, coin.network?.native ?? '');
  if (native === undefined) return undefined;
  const value = getSmallestAmount(world, plan.least, coin);
  const amount = toAmountText(value);
  const quote = coin.kind === 'crypto' ? quoteWalletFee : quoteTokenFee;
  const fee = await quoteFee(send, fillPath(quote, coin.id), { amount, ...quoteFor }, native);
  return { ...plan, coin, body: { ...plan.body, amount, fee: 'average', repeated_event: 'false' }, value, fee };
}

/** Plans a send to `to` (API-047 to API-050). */
export function planSend(run: Run, coin: Holding, to: string): Promise<SignedStep | undefined> {
  const [prepare, confirm] = coin.kind === 'crypto' ? [prepareSend, confirmSend] : [prepareTokenSend, confirmTokenSend];
  return planStep(run, coin, { prepare, confirm, least: getMinimumSend(run.world, coin), body: { to }, quoteFor: { address: to } });
}

/** Plans a sale into `credited` (API-041 to API-044). */
export function planSale(run: Run, coin: Holding, { id }: Holding): Promise<SignedStep | undefined> {
  const [prepare, confirm] = coin.kind === 'crypto' ? [prepareCryptoSale, confirmCryptoSale] : [prepareTokenSale, confirmTokenSale];
  const body = { account: id, all: 'false' };
  return planStep(run, coin, { prepare, confirm, least: getMinimumSale(run.world, coin), body, quoteFor: { wallet: id } });
}

const requestPreparation = ({ send }: Run, { prepare, coin, body }: SignedStep, changes: Body = {}): Promise<ParsedResponse> =>
  send({ method: prepare.method.toUpperCase(), path: fillPath(prepare, coin.id), key: randomUUID(), body: { ...body, ...changes } });

type Prepared = Holder & { readonly amount: string; readonly fee: string };

const isSale = ({ prepare }: SignedStep): boolean => prepare.id === prepareCryptoSale.id || prepare.id === prepareTokenSale.id;

/** Prepares the operation, opens the box with the code, signs and sends. Without a code, only the refusals are checked. */
export async function checkSigned(run: Run, step: SignedStep): Promise<void> {
  const { report, readCode, foreignId } = run;
  const { prepare, confirm, coin, value, least } = step;
  const preparing: MoneyCall = {
    endpoint: prepare,
    path: fillPath(prepare, coin.id),
    body: step.body,
    foreign: { path: fillPath(prepare, foreignId) },
    amount: { member: 'amount', value, available: coin.available, least: { value: least, isTaken: true } },
  };
  await checkAuthorization(run, preparing);
  await checkAmounts(run, preparing);
  await checkAuthorization(run, {
    endpoint: confirm,
    path: fillPath(confirm, coin.id),
    body: isSale(step) ? { uuid: randomUUID(), payload: 'AAAA' } : { uuid: randomUUID(), tx: 'AAAA', signatures: ['AAAA'] },
    foreign: { path: fillPath(confirm, foreignId) },
  });
  if (readCode === undefined) {
    report.skip(prepare.id, prepare.id, NO_CODE);
    report.skip(confirm.id, confirm.id, NO_CODE);
    return;
  }
  const done = await checkIdempotency(run, preparing);
  const read = readResponse(prepareSend, done?.sent.status ?? 0, done?.sent.json);
  if (!read.success) return;
  const prepared: Prepared = read.data;
  report.check('RULE-010', `${prepare.id} prepares ${formatAmount(value)}`, compareFigure(prepared.amount, value));
  report.check('RULE-010', `${prepare.id} fee is at most 110 % of the quoted ${formatAmount(step.fee)}`, checkFee(prepared.fee, step.fee));
  await checkConfirmation(run, step, prepared, await readCode());
}

function checkFee(text: string, quoted: Money): string | undefined {
  const fee = money(text, quoted.currencyCode, quoted.decimals);
  return isMore(fee, calculatePercent(quoted, '110', 'down')) ? `asks ${formatAmount(fee)}` : undefined;
}

async function checkConfirmation(run: Run, step: SignedStep, prepared: Prepared, code: string): Promise<void> {
  const { send, report, world } = run;
  const { confirm, coin, value } = step;
  const buildBody = (signatures: readonly string[], boxKey: string): Body =>
    isSale(step)
      ? { uuid: prepared.uuid, payload: sealAsDevice(prepared, signatures, boxKey) }
      : { uuid: prepared.uuid, tx: prepared.tx, signatures };
  const { key } = await requestOrThrow(send, openTwoFactorBox, openTwoFactorBox.path, { uuid: prepared.two_fa_box_uuid, pin: code });
  const body = buildBody(signAsDevice(prepared, key), key);
  const call: MoneyCall = {
    endpoint: confirm,
    path: fillPath(confirm, coin.id),
    body,
    foreign: {},
    other: { ...body, uuid: randomUUID() },
    key: prepared.uuid,
  };
  const forged = buildBody(
    prepared.sign.map(() => Buffer.alloc(64, 1).toString('base64')),
    key,
  );
  const refused = await send({ method: 'POST', path: call.path, key: randomUUID(), body: forged });
  const problem = refused.status === 400 ? undefined : `answers ${refused.status}`;
  report.check('RULE-057', `${confirm.id} refuses a signature of another key`, problem);
  const done = await checkIdempotency(run, call);
  if (done === undefined) return;
  const { order, price } = await checkOrder(run, confirm.id, done);
  const received = price?.receives.value;
  if (isSale(step)) {
    const credited = calculateSale(world, value, coin);
    const what = `${confirm.id} ${formatAmount(value)} bring ${formatAmount(credited)}`;
    report.check('RULE-018', what, compareFigure(received, credited));
  } else report.check('RULE-010', `${confirm.id} sends ${formatAmount(value)}`, compareFigure(received, value));
  if (order.status === 'completed') return;
  const locked = checkRefusal(await requestPreparation(run, step), 'stateChanged');
  report.check('RULE-003', `${step.prepare.id} ${coin.code} is locked until the last transaction completes`, locked);
}

/** Prepares a send of the full balance of a native coin: the fee is deducted from the amount and nothing is left (RULE-010). */
export async function checkSendAll(run: Run, step: SignedStep): Promise<void> {
  const { report } = run;
  const all = step.coin.available;
  const sent = await requestPreparation(run, step, { amount: toAmountText(all) });
  const what = `API-047 all of ${all.currencyCode} is sent less its fee`;
  if (sent.refusal?.code === refusals.purposeNeeded.code) return report.skip('RULE-010', what, 'the provider asks first what it is for');
  const read = readResponse(prepareSend, sent.status, sent.json);
  const fee = read.success ? money(read.data.fee, all.currencyCode, all.decimals) : zeroMoney(all);
  report.check('RULE-010', what, read.success ? compareFigure(read.data.amount, subtractMoney(all, fee)) : `answers ${sent.status}`);
  const dearer = await requestPreparation(run, step, { fee_amount: toAmountText(calculatePercent(step.fee, '50', 'down')) });
  report.check('RULE-010', 'API-047 refuses a fee above 110 % of the one seen', checkRefusal(dearer, 'feeChanged', 'fee'));
}
