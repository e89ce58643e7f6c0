import { addMoney, isMore, subtractMoney } from '@wallet/core/money/arithmetic';
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
} from './reckoning.ts';
import type { Run } from './run.ts';
import { checkRefusal } from './wire.ts';
import { requestOrThrow, findHolding, formatAmount, quoteFee, readHoldings, type Holding, type ProviderState } from './world.ts';

const getRootPath = ({ kind, id }: Pick<Holding, 'kind' | 'id'>): string => `/${kind === 'crypto' ? 'wallets' : 'tokens'}/${id}`;

/** Checks a purchase: API-039, API-040 (RULE-018). */
export async function checkPurchase(run: Run, payer: Holding, coin: Holding): Promise<void> {
  const { send, report, world, foreignId } = run;
  const endpoint = coin.kind === 'crypto' ? buyCrypto : buyToken;
  const value = getMinimumPurchase(world, coin);
  const available = findHolding(await readHoldings(send), payer.code)?.available ?? payer.available;
  const done = await checkCall(run, {
    endpoint,
    path: `${getRootPath(coin)}/buy`,
    body: { account: payer.id, amount: toAmountText(value) },
    foreign: { path: `${getRootPath({ ...coin, id: foreignId })}/buy` },
    amount: { member: 'amount', value, available, least: { value, isTaken: true } },
  });
  if (done === undefined) return;
  const { price } = await checkOrder(run, endpoint.id, done);
  const received = calculateExpectedPurchase(world, value, coin);
  report.judge(
    'RULE-018',
    `${endpoint.id} ${formatAmount(value)} buy ${formatAmount(received)}`,
    compareFigure(price?.receives.value, received),
  );
}

/** An operation that is prepared, signed with a code and sent: a send or a sale of one coin. */
export type SignedStep = {
  readonly coin: Holding;
  readonly prepare: Endpoint & { readonly path: string };
  readonly confirm: Endpoint;
  readonly preparePath: string;
  readonly confirmPath: string;
  readonly body: Body;
  readonly value: Money;
  readonly least: Money;
  /** Network fee, in the network's own coin. */
  readonly fee: Money;
};

const NO_CODE = 'nobody tells the code: --code or --code-command';
const getPaths = (step: SignedStep, id: number) => ({
  prepare: step.preparePath.replace(String(step.coin.id), String(id)),
  confirm: step.confirmPath.replace(String(step.coin.id), String(id)),
});

/** Plans a send to `to` at the network's current fee (API-047 to API-050). */
export async function planSend({ send, world }: Run, coin: Holding, to: string): Promise<SignedStep | undefined> {
  const native = findHolding(world.holdings, coin.network?.native ?? '');
  if (native === undefined) return undefined;
  const isNative = coin.kind === 'crypto';
  const least = getMinimumSend(world, coin);
  const value = getSmallestAmount(world, least, coin);
  const quote = isNative ? quoteWalletFee : quoteTokenFee;
  const fee = await quoteFee(send, quote.path.replace('{id}', String(coin.id)), { amount: toAmountText(value), address: to }, native);
  return {
    coin,
    prepare: isNative ? prepareSend : prepareTokenSend,
    confirm: isNative ? confirmSend : confirmTokenSend,
    preparePath: isNative ? `${getRootPath(coin)}/send` : `${getRootPath(coin)}/send/prepare`,
    confirmPath: `${getRootPath(coin)}/send`,
    body: { to, fee: 'average', amount: toAmountText(value), repeated_event: 'false' },
    value,
    least,
    fee,
  };
}

/** Plans a sale into `credited` (API-041 to API-044). */
export async function planSale({ send, world }: Run, coin: Holding, credited: Holding): Promise<SignedStep | undefined> {
  const native = findHolding(world.holdings, coin.network?.native ?? '');
  if (native === undefined) return undefined;
  const isCrypto = coin.kind === 'crypto';
  const least = getMinimumSale(world, coin);
  const value = getSmallestAmount(world, least, coin);
  const quote = isCrypto ? quoteWalletFee : quoteTokenFee;
  const fee = await quoteFee(
    send,
    quote.path.replace('{id}', String(coin.id)),
    { amount: toAmountText(value), wallet: credited.id },
    native,
  );
  return {
    coin,
    prepare: isCrypto ? prepareCryptoSale : prepareTokenSale,
    confirm: isCrypto ? confirmCryptoSale : confirmTokenSale,
    preparePath: `${getRootPath(coin)}/sell`,
    confirmPath: `${getRootPath(coin)}/sell`,
    body: { amount: toAmountText(value), account: credited.id, fee: 'average', all: 'false', repeated_event: 'false' },
    value,
    least,
    fee,
  };
}

type Prepared = Holder & { readonly amount: string; readonly fee: string };

const isSale = ({ prepare }: SignedStep): boolean => prepare.id === prepareCryptoSale.id || prepare.id === prepareTokenSale.id;

/** Prepares the operation, opens the box with the code, signs and sends. Without a code, only the refusals are checked. */
export async function checkSigned(run: Run, step: SignedStep): Promise<void> {
  const { report, readCode, foreignId } = run;
  const { prepare, confirm, coin, value, least } = step;
  const foreign = getPaths(step, foreignId);
  const preparing: MoneyCall = {
    endpoint: prepare,
    path: step.preparePath,
    body: step.body,
    foreign: { path: foreign.prepare },
    amount: { member: 'amount', value, available: coin.available, least: { value: least, isTaken: true } },
  };
  await checkAuthorization(run, preparing);
  await checkAmounts(run, preparing);
  await checkAuthorization(run, {
    endpoint: confirm,
    path: step.confirmPath,
    body: isSale(step) ? { uuid: randomUUID(), payload: 'AAAA' } : { uuid: randomUUID(), tx: 'AAAA', signatures: ['AAAA'] },
    foreign: { path: foreign.confirm },
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
  report.judge('RULE-010', `${prepare.id} prepares ${formatAmount(value)}`, compareFigure(prepared.amount, value));
  report.judge('RULE-010', `${prepare.id} fee is at most 110 % of the quoted ${formatAmount(step.fee)}`, checkFee(prepared.fee, step.fee));
  await checkConfirmation(run, step, prepared, await readCode());
}

function checkFee(text: string, quoted: Money): string | undefined {
  const fee = money(text, quoted.currencyCode, quoted.decimals);
  return isMore(fee, calculatePercent(quoted, '110', 'down')) ? `asks ${formatAmount(fee)}` : undefined;
}

async function checkConfirmation(run: Run, step: SignedStep, prepared: Prepared, code: string): Promise<void> {
  const { send, report, world } = run;
  const { confirm, coin, value } = step;
  const bodyOf = (signatures: readonly string[], boxKey: string): Body =>
    isSale(step)
      ? { uuid: prepared.uuid, payload: sealAsDevice(prepared, signatures, boxKey) }
      : { uuid: prepared.uuid, tx: prepared.tx, signatures };
  const { key } = await requestOrThrow(send, openTwoFactorBox, openTwoFactorBox.path, { uuid: prepared.two_fa_box_uuid, pin: code });
  const body = bodyOf(signAsDevice(prepared, key), key);
  const call: MoneyCall = {
    endpoint: confirm,
    path: step.confirmPath,
    body,
    foreign: {},
    other: { ...body, uuid: randomUUID() },
    key: prepared.uuid,
  };
  const forged = bodyOf(
    prepared.sign.map(() => Buffer.alloc(64, 1).toString('base64')),
    key,
  );
  const refused = await send({ method: 'POST', path: call.path, key: randomUUID(), body: forged });
  report.judge(
    'RULE-057',
    `${confirm.id} refuses a signature of another key`,
    refused.status === 400 ? undefined : `answers ${refused.status}`,
  );
  const done = await checkIdempotency(run, call);
  if (done === undefined) return;
  const { order, price } = await checkOrder(run, confirm.id, done);
  if (isSale(step)) {
    const credited = calculateSale(world, value, coin);
    report.judge(
      'RULE-018',
      `${confirm.id} ${formatAmount(value)} bring ${formatAmount(credited)}`,
      compareFigure(price?.receives.value, credited),
    );
  } else report.judge('RULE-010', `${confirm.id} sends ${formatAmount(value)}`, compareFigure(price?.receives.value, value));
  if (order.status === 'completed') return;
  const locked = await send({ method: step.prepare.method.toUpperCase(), path: step.preparePath, key: randomUUID(), body: step.body });
  report.judge(
    'RULE-003',
    `${step.prepare.id} ${coin.code} is locked until the last transaction completes`,
    checkRefusal(locked, 'stateChanged'),
  );
}

/** Prepares a send of the full balance of a native coin: the fee is deducted from the amount and nothing is left (RULE-010). */
export async function checkSendAll({ send, report }: Run, step: SignedStep): Promise<void> {
  const all = step.coin.available;
  const sent = await send({
    method: step.prepare.method.toUpperCase(),
    path: step.preparePath,
    key: randomUUID(),
    body: { ...step.body, amount: toAmountText(all) },
  });
  const read = readResponse(prepareSend, sent.status, sent.json);
  if (sent.refusal?.code === refusals.purposeNeeded.code) {
    report.skip('RULE-010', `API-047 all of ${all.currencyCode} is sent less its fee`, 'the provider asks first what it is for');
    return;
  }
  const fee = read.success ? money(read.data.fee, all.currencyCode, all.decimals) : zeroMoney(all);
  const problem = read.success ? compareFigure(read.data.amount, subtractMoney(all, fee)) : `answers ${sent.status}`;
  report.judge('RULE-010', `API-047 all of ${all.currencyCode} is sent less its fee`, problem);
  const less = { ...step.body, fee_amount: toAmountText(calculatePercent(step.fee, '50', 'down')) };
  const dearer = await send({ method: step.prepare.method.toUpperCase(), path: step.preparePath, key: randomUUID(), body: less });
  report.judge('RULE-010', 'API-047 refuses a fee above 110 % of the one seen', checkRefusal(dearer, 'feeChanged', 'fee'));
}

export function getMaximumMoved(world: ProviderState, coin: Holding, value: Money, fee: Money): readonly Money[] {
  const isNative = fee.currencyCode === coin.code;
  return findHolding(world.holdings, coin.code) === undefined ? [] : isNative ? [addMoney(value, fee)] : [value, fee];
}
