import { money, toAmountText, toMinorUnits, type Money } from '@wallet/ui/money';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { eur } from './amounts.ts';

export type Props = Readonly<Record<string, unknown>>;

/** An id that is no number, and unfit for an address or the id of an element. */
const toForeignId = (id: string | number): string => `acc_9f/ü ${id}`;

const ID_NAMES = /^(?:id|key|openItem|banks|(?!legal)\w+Id)$/;
const CODES: ReadonlySet<string> = new Set(['EUR', 'USD', 'BTC', 'ETH', 'USDC', 'USDT', 'DAI', 'RSN', 'UAIR']);

/** Returns the code of an unknown currency. */
const toForeignCode = (text: string): string => (text === 'EUR' ? 'XQZ' : CODES.has(text) ? `XQ${text}` : text);

const prototypeOfMoney: unknown = Object.getPrototypeOf(eur('1'));
const isMoney = (value: object): value is Money => Object.getPrototypeOf(value) === prototypeOfMoney;

/** Cuts the figure off, or adds one unit in the last decimal of one that has fewer. */
function toForeignMoney(amount: Money, decimals: number): Money {
  const [whole = '', fraction = ''] = toAmountText(amount).split('.');
  const code = toForeignCode(amount.currencyCode);
  if (decimals === 0) return money(whole, code, decimals);
  if (fraction.length >= decimals) return money(toAmountText(amount), code, amount.decimals);
  const last = toMinorUnits(amount) === 0n ? '0' : '1';
  return money(`${whole}.${fraction.padEnd(decimals - 1, '0')}${last}`, code, decimals);
}

/**
 * Returns the props of a screen as another provider would give them: its ids, its currencies and their decimals.
 * @param decimals 0, or more than most amounts of the stories have
 */
export function toForeignProps(props: Props, decimals: number): Props {
  const convert = (value: unknown, name: string): unknown => {
    if (name === 'decimals') return decimals;
    if (typeof value === 'number') return ID_NAMES.test(name) ? toForeignId(value) : value;
    if (typeof value === 'string') return ID_NAMES.test(name) ? toForeignId(value) : toForeignCode(value);
    if (typeof value !== 'object' || value === null) return value;
    if (isMoney(value)) return toForeignMoney(value, decimals);
    if (Array.isArray(value)) return value.map((item) => convert(item, name));
    if (isValidElement<Props & { readonly children?: ReactNode }>(value)) {
      const { children: _kept, ...own } = value.props;
      return cloneElement(value, toForeignProps(own, decimals));
    }
    return Object.getPrototypeOf(value) === Object.prototype ? toForeignProps({ ...value }, decimals) : value;
  };
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [toForeignCode(name), convert(value, name)]));
}
