import type { Operations } from '@wallet/contract/holdings/accounts';
import type { Assets } from '@wallet/contract/holdings/balances';
import type { BodyOf } from '@wallet/contract/endpoint';
import { type FeeOptions, feeSpeeds } from '@wallet/contract/operations/fees';
import type { prepareSend } from '@wallet/contract/operations/transfers';
import type { UserInfo } from '@wallet/contract/customer/user-info';
import type { AddressLengths } from '@wallet/core/addresses/address';
import { fiatDecimals } from '@wallet/core/limits/currencies';
import { multiplyByRate } from '@wallet/core/money/rates';
import { clampToZero } from '@wallet/core/money/arithmetic';
import { toAmountText, type Currency, money, type Money, zeroMoney } from '@wallet/core/money/money';
import { cleanLine } from '@wallet/core/validation/typedText';
import type { AddressBook } from '@wallet/ui/patterns/addressBook';
import type { RecipientHistory } from '@wallet/ui/patterns/RecipientNote';
import type { Refused } from '@wallet/ui/patterns/form';
import type { AskFee, TransferAsset, TransferSummary } from '@wallet/ui/patterns/transfer';
import type { SendValues } from '@wallet/ui/screens/send';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { Refusal } from '../api/errors.ts';
import { attempt, type FieldNames, toRefused, UNEXPECTED } from '../api/outcome.ts';
import { useRequestFee } from '../data/fees.ts';
import { useOperations } from '../data/accounts.ts';
import { useAssets } from '../data/balances.ts';
import { useServices, useSession } from '../providers/Services.ts';
import { useDeviceValue } from '../providers/useDeviceValue.ts';
import { customerKeys } from '../storage/keys.ts';
import { useLookUpRecipient } from '../data/transfers.ts';
import { useSentAddresses } from '../data/orders/history.ts';
import { type CoinAccount, type CoinType, findCoinAccount, isCoinType, isLocked } from './accounts.ts';
import { useAddressBook } from './addressBook.ts';
import { readId } from './page/address.ts';
import { isPriced, readMiddleRate } from './prices.ts';

/** Decimals of a coin that pays fees (RULE-027), needed when the customer has no account in it. */
const NATIVE_DECIMALS = 8;

const toSpendable = ({ balance_available: text, currency, decimals }: CoinAccount) => clampToZero(money(text, currency, decimals));

/**
 * Maps an account to the asset of a send. Null when the account in the path is unknown (SEND-008, SEND-055).
 * @param primary currency of the customer's totals, used for approximate amounts
 * @param known `operations` decides which prices are shown, none without it; `addressLengths` comes from the configuration
 */
export function toTransferAsset(
  assets: Assets,
  { serviceProviders }: Pick<UserInfo, 'serviceProviders'>,
  accountType: CoinType,
  accountId: number,
  primary: 'EUR' | 'USD',
  {
    operations,
    addressLengths,
  }: { readonly operations?: Operations | undefined; readonly addressLengths?: AddressLengths | undefined } = {},
): TransferAsset | null {
  const account = findCoinAccount(assets, accountType, accountId);
  if (account === undefined) return null;
  const { currency, decimals, blockchain } = account;
  const upper = toSpendable(account);
  const native = assets.accounts.crypto.find(({ currency: code }) => code === blockchain.currency);
  const minimum = assets.minimum.send[currency];
  const toRate = (code: string): TransferAsset['rate'] => {
    const perUnit = readMiddleRate(assets.currencies, code, primary);
    return perUnit === null ? null : { perUnit, currencyCode: primary, decimals: fiatDecimals };
  };
  return {
    code: currency,
    name: account.name,
    upper,
    lower: minimum === undefined ? zeroMoney(upper) : money(minimum, currency, decimals),
    feeAllowance: native === undefined ? zeroMoney({ currencyCode: blockchain.currency, decimals: NATIVE_DECIMALS }) : toSpendable(native),
    rate: toRate(currency),
    feeRate: toRate(blockchain.currency),
    isPriced: isPriced(operations),
    needsBeneficiary: serviceProviders.some(({ serviceProvider, status }) => serviceProvider === 'markets' && status === 'signed'),
    addressMaxLength: addressLengths?.[blockchain.currency === 'BTC' ? 'BTC' : 'ETH'],
    isSendable: !isLocked(account) && (!('send_enable' in account) || account.send_enable),
    isLocked: isLocked(account),
  };
}

const toWorth = (amount: Money, rate: TransferAsset['rate']): Money | null =>
  rate ? multiplyByRate(amount, rate.perUnit, rate, 'down') : null;

/** A prepared transfer with its worth at that moment. The confirmation shows it even when the rate changes (PRICE-015, PRICE-016). */
export function toSummary({ rate, feeRate = null }: TransferAsset, sent: Money, fee: Money, address: string): TransferSummary {
  return { sent, fee, address, worth: toWorth(sent, rate), feeWorth: toWorth(fee, feeRate) };
}

export type TransferAccount = { readonly accountType: CoinType; readonly accountId: number };

/**
 * Returns the account in the path of a send, `/operation/withdraw/{type}/{id}`, with or without a wallet after it. Null for any other path
 * (D-SEND-01).
 */
export function useTransferAccount(): TransferAccount | null {
  const { accountType, accountId: idText } = useParams();
  const accountId = readId(idText);
  return accountId === null || !isCoinType(accountType) ? null : { accountType, accountId };
}

/**
 * Builds the body of the request that prepares a send (SEND-032, SEND-061). The code is sent separately, to the two-factor box (SEND-041).
 * @param values of the form, with `amount` as a valid number
 * @param fee the offer shown on the screen
 * @param isResend whether the code is requested again
 */
export function toSendBody(values: SendValues, fee: Money, isResend: boolean): BodyOf<typeof prepareSend> {
  const { address, amount, comment, speed, beneficiaryName, beneficiaryCountry } = values;
  return {
    to: address,
    fee: speed,
    fee_amount: toAmountText(fee),
    amount,
    ...(comment === '' ? {} : { comment }),
    ...(beneficiaryName === '' ? {} : { beneficiary: cleanLine(beneficiaryName) }),
    ...(beneficiaryCountry === '' ? {} : { beneficiary_country: beneficiaryCountry }),
    repeated_event: isResend ? 'true' : 'false',
  };
}

/** Texts for insufficient funds, by the beginning of the provider's message. */
const NOT_ENOUGH_TEXTS = [
  ['Not enough', 'Not enough funds'],
  ['Nicht genug', 'Guthaben nicht ausreichend'],
] as const;
const toNotEnoughText = (text: string): string => NOT_ENOUGH_TEXTS.find(([start]) => text.startsWith(start))?.[1] ?? text;

const BLANK = new Set(['', 'This value should not be blank.']);

/**
 * Normalizes the provider's messages for an amount: blank ones are dropped and insufficient funds have one text (SEND-050, SEND-051,
 * D-SEND-34).
 */
function normalizeAmountErrors(refusal: Refusal): Refusal {
  const { amount: words, ...others } = refusal.body.fields ?? {};
  if (words === undefined) return refusal;
  const amount = words.filter((text) => !BLANK.has(text)).map(toNotEnoughText);
  return new Refusal(refusal.status, { ...refusal.body, fields: { ...others, ...(amount.length === 0 ? {} : { amount }) } });
}

/** Maps a refused send. Its message repeats the field errors, so it is shown only when there are none. */
export function toSendRefusal<Field extends string = never>(refusal: Refusal, names: FieldNames<Field>): Refused<Field> {
  const { fields = {}, message } = toRefused(normalizeAmountErrors(refusal), names);
  return { kind: 'refused', fields, ...(message === undefined || Object.keys(fields).length > 0 ? {} : { message }) };
}

const quoteNames = { address: 'address', amount: 'amount' } as const;

/** Returns the fee request's errors for amount and address (SEND-028). */
export const toQuoteIssues = (refusal: Refusal) => toSendRefusal(refusal, quoteNames).fields ?? {};

function toOffers(options: FeeOptions, { currencyCode, decimals }: Currency) {
  return feeSpeeds.map((speed) => ({ speed, fee: money(options[speed].fee, currencyCode, decimals), minutes: options[speed].time }));
}

/**
 * Requests the network's fee offers for a send.
 * @param native currency that pays the fee, null while unknown
 */
export function useFeeOffers(accountType: CoinType, accountId: number, native: Currency | null): AskFee {
  const requestFee = useRequestFee();
  return async ({ amount, address }, signal) => {
    const outcome = await attempt(() => requestFee({ accountType, accountId, amount, address }, signal), {
      special: (refusal) => (refusal.status === 400 ? { kind: 'refused', fields: toQuoteIssues(refusal) } : UNEXPECTED),
      otherwise: () => UNEXPECTED, // the request was cancelled or the session has ended: the form is left or requests again
    });
    if (outcome.kind !== 'done') return outcome;
    return native === null ? UNEXPECTED : { kind: 'quoted', options: toOffers(outcome.value, native) };
  };
}

type Recipients = { readonly addressBook: AddressBook | undefined; readonly knownAddresses: readonly string[] | null };

/** Looks up whether an address was paid before, once per visit. A failed lookup shows nothing and blocks nothing (BRAKE-002). */
function createRecipientLookUp(lookUp: ReturnType<typeof useLookUpRecipient>): AddressBook['onLookUp'] {
  const histories = new Map<string, RecipientHistory>();
  return async (value, signal) => {
    const before = histories.get(value);
    if (before !== undefined) return before;
    try {
      const { first_time: isFirstTime, last_used_at: lastUsedAt, trusted: isTrusted } = await lookUp(value, signal);
      const history = { kind: 'address', lastUsedAt: isFirstTime ? null : lastUsedAt, isTrusted } as const;
      histories.set(value, history);
      return history;
    } catch {
      return null;
    }
  };
}

/**
 * Recipients of a send: the saved addresses, and the known addresses to compare with, which include those of completed sends (WISH-010).
 */
export function useRecipients(): Recipients {
  const book = useAddressBook();
  const lookUp = useLookUpRecipient();
  const looksUp = useOperations().data?.settings.recipient_look_up === true;
  const addressBook = useMemo(
    () => book && (looksUp ? { ...book, onLookUp: createRecipientLookUp(lookUp) } : book),
    [book, looksUp, lookUp],
  );
  const sentTo = useSentAddresses();
  const saved = addressBook?.saved;
  // Saved addresses first, because the warning shows their names.
  const knownAddresses = useMemo(() => sentTo && [...(saved ?? []).map(({ address }) => address), ...sentTo], [saved, sentTo]);
  return { addressBook, knownAddresses };
}

/** Sufficient for a code of a few hundred characters at arm's length. */
const cameraResolution = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** Opens the back camera, or the only one. Undefined where the browser provides none, e.g. on a page without encryption. */
export const openCamera =
  typeof navigator === 'undefined' || !('mediaDevices' in navigator)
    ? undefined
    : (): Promise<MediaStream> => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', ...cameraResolution } });

/** Polling interval of the rate while the amount is entered in fiat (PRICE-013). */
const RATE_POLL_MS = 15_000;

/**
 * Lets the customer enter the amount in the primary currency where the provider offers it. The choice is stored on the device (PRICE-009,
 * PRICE-010).
 */
export function useAmountInFiat(operations: Operations | undefined): TransferAsset['inFiat'] {
  const [storedChoice, storeChoice] = useDeviceValue(customerKeys.sendAmountIn(useSession()?.userId ?? ''));
  const { clock } = useServices();
  const { dataUpdatedAt: rateAt, refetch } = useAssets();
  const isOffered = operations?.settings.amount_in_fiat === true;
  const isChosen = isOffered && storedChoice === 'fiat';
  useEffect(() => {
    if (!isChosen) return undefined;
    const refresh = (): void => {
      void refetch();
      cancel = clock.after(RATE_POLL_MS, refresh);
    };
    let cancel = clock.after(RATE_POLL_MS, refresh);
    return () => cancel();
  }, [clock, isChosen, refetch]);
  if (!isOffered) return undefined;
  return { isChosen, onChoice: (isFiat) => storeChoice(isFiat ? 'fiat' : 'coin'), rateAt };
}
