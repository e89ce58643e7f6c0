import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, isLess, isMore, isPositive, subtractMoney } from '../money/arithmetic.ts';
import { money } from '../money/money.ts';
import { multiplyByRate } from '../money/rates.ts';
import { btc, eth, eur, usd, usdc } from '../testing/amounts.ts';
import { anyDecimal, anyMoney, BTC, EUR, USD } from '../testing/anyMoney.ts';
import { forAll } from '../testing/forAll.ts';
import { allocateNetworkFee, feeShortage, hasFeeRisen, quoteExactSend, quoteSend } from './networkFee.ts';
import { earnsReferralBonus, referralShare } from './referral.ts';
import {
  calculatePurchase,
  buyFeeSetting,
  buyMinimum,
  canPaySellFee,
  calculateProceeds,
  sellMinimum,
  unitPurchase,
  unitPurchaseMinimum,
} from './trade.ts';

const USDC = { currencyCode: 'USDC', decimals: 5 };
const anyCoins = anyMoney(BTC, { min: 0n, max: 10n ** 16n });

describe('buying', () => {
  it.each([
    ['500.00', '1.50', '60300', btc('0.00826699')],
    ['100.00', '1.50', '60300', btc('0.00163349')],
    ['150.00', '2.50', '0.93250', usdc('158.17694')],
  ])('buys for %s EUR with a fee of %s at %s (RULE-018, D-LEG-05, LEG-048)', (amount, fee, ask, received) => {
    expect(calculatePurchase(eur(amount), received, { fee: eur(fee), ask, minimum: eur('10') })).toEqual({
      total: eur(amount),
      fee: eur(fee),
      arrives: received,
      minimum: eur('10'),
      isAllowed: true,
      price: null,
    });
  });

  it.each(['1.50', '1.49', '0.00'])('buys nothing for %s, which the fee uses up (D-LEG-06)', (amount) => {
    const quote = calculatePurchase(eur(amount), BTC, { fee: eur('1.50'), ask: '60300', minimum: eur('0') });
    const rest = { fee: eur('1.50'), minimum: eur('0'), price: null };
    expect(quote).toEqual({ ...rest, total: eur(amount), arrives: btc('0'), isAllowed: false });
  });

  it('uses the minimum of the payment, else that of the coin, else zero (OPS-001, LEG-016, LEG-018)', () => {
    const ofCoin = btc('0.00021');
    expect(buyMinimum(EUR, { ofPayment: eur('10.00'), ofCoin, ask: '60311.5' })).toEqual(eur('10.00'));
    expect(buyMinimum(EUR, { ofPayment: null, ofCoin, ask: '60311.5' })).toEqual(eur('12.67'));
    expect(buyMinimum(EUR, { ofPayment: null, ofCoin: null, ask: '60311.5' })).toEqual(eur('0.00'));
  });

  it('accepts the minimum and refuses anything below (D-LEG-07)', () => {
    const terms = { fee: eur('1.50'), ask: '60300', minimum: eur('10.00') };
    expect(calculatePurchase(eur('10.00'), BTC, terms).isAllowed).toBe(true);
    expect(calculatePurchase(eur('9.99'), BTC, terms).isAllowed).toBe(false);
  });

  it('property: coins and fee are never worth more than the amount paid (RULE-018)', () => {
    const anyPrice = anyDecimal({ whole: 5, fraction: 5 }).filter((text) => /[1-9]/.test(text));
    forAll(anyMoney(EUR, { min: 0n, max: 10n ** 12n }), anyMoney(EUR, { min: 0n, max: 1000n }), anyPrice, (amount, fee, ask) => {
      const { arrives: received } = calculatePurchase(amount, BTC, { fee, ask, minimum: eur('0') });
      fc.pre(isPositive(received));
      expect(isMore(addMoney(multiplyByRate(received, ask, EUR, 'up'), fee), amount)).toBe(false);
    });
  });

  it('returns the fee setting of each coin (LEG-046, D-LEG-06)', () => {
    expect(['BTC', 'ETH', 'USDC', 'USDT', 'DAI', 'RSN'].map(buyFeeSetting)).toEqual([
      'buy_fee_btc_absolute',
      'buy_fee_eth_absolute',
      'buy_fee_erc20_absolute',
      'buy_fee_erc20_absolute',
      'buy_fee_erc20_absolute',
      null,
    ]);
  });

  it('property: paying more, or a lower price, never brings fewer coins (D-LEG-05)', () => {
    const anyEuros = anyMoney(EUR, { min: 0n, max: 10n ** 12n });
    const terms = { fee: eur('1.50'), minimum: eur('0') };
    forAll(anyEuros, anyEuros, fc.nat(99_999), fc.nat(99_999), (one, other, price, rise) => {
      const [less, more] = isLess(one, other) ? [one, other] : [other, one];
      const [cheap, dear] = [`${price + 1}`, `${price + 1 + rise}`];
      const purchase = (amount: typeof one, ask: string) => calculatePurchase(amount, BTC, { ...terms, ask }).arrives;
      expect(isMore(purchase(less, cheap), purchase(more, cheap))).toBe(false);
      expect(isMore(purchase(more, dear), purchase(more, cheap))).toBe(false);
    });
  });

  it('property: the converted minimum always buys at least the minimum of the coin (LEG-044)', () => {
    forAll(anyMoney(BTC, { min: 0n, max: 10n ** 12n }), fc.nat({ max: 99_999 }), (ofCoin, price) => {
      const ask = `${price + 1}`;
      const minimum = buyMinimum(EUR, { ofPayment: null, ofCoin, ask });
      expect(isLess(minimum, multiplyByRate(ofCoin, ask, EUR, 'down'))).toBe(false);
      expect(isLess(calculatePurchase(minimum, BTC, { fee: eur('0'), ask, minimum }).arrives, ofCoin)).toBe(false);
    });
  });

  it('calculates units of private equity and their minimum in EUR and USD (RULE-018, LIM-092)', () => {
    const RSN = { currencyCode: 'RSN', decimals: 5 };
    const terms = { rateToDollar: '1.08', unitPrice: '12.50', minimum: unitPurchaseMinimum(EUR, '1') };
    expect(unitPurchase(eur('100.00'), RSN, terms)).toEqual({ units: money('8.64', 'RSN', 5), isAllowed: true });
    expect(unitPurchase(eur('99.99'), RSN, terms).isAllowed).toBe(false);
    expect(unitPurchaseMinimum(USD, '1.08')).toEqual(usd('108.00'));
    expect(unitPurchaseMinimum(USD, '1.07853')).toEqual(usd('107.86'));
  });
});

describe('selling', () => {
  it.each([
    ['0.01234567', '737.03'],
    ['0.01', '597.00'],
  ])('credits for %s BTC at 59700 %s EUR (RULE-018, D-LEG-05)', (amount, credited) => {
    expect(calculateProceeds(btc(amount), '59700', EUR)).toEqual(eur(credited));
  });

  it('falls back to a minimum of 11 for a stablecoin and 0 for crypto (LEG-017, LEG-018, OPS-002)', () => {
    expect(sellMinimum(USDC, null, true)).toEqual(usdc('11'));
    expect(sellMinimum(BTC, null, false)).toEqual(btc('0'));
    expect(sellMinimum(USDC, usdc('15'), true)).toEqual(usdc('15'));
  });

  it('requires amount and fee for a native coin, only the fee for any other (LEG-019, OPS-004, D-LEG-10)', () => {
    expect(canPaySellFee(btc('0.0001'), btc('0.5'), btc('0.5'))).toBe(false);
    expect(canPaySellFee(btc('0.0001'), btc('0.5'), btc('0.4999'))).toBe(true);
    expect(canPaySellFee(eth('0.001'), eth('0.0004'), null)).toBe(false);
    expect(canPaySellFee(eth('0.001'), eth('0.001'), null)).toBe(true);
  });

  it('property: credits no more than the coins are worth, and parts never bring more than the whole (D-LEG-05)', () => {
    const someCoins = anyMoney(BTC, { min: 0n, max: 10n ** 12n });
    forAll(someCoins, someCoins, fc.nat(99_999), (one, other, bid) => {
      const parts = addMoney(calculateProceeds(one, `${bid}`, EUR), calculateProceeds(other, `${bid}`, EUR));
      const whole = calculateProceeds(addMoney(one, other), `${bid}`, EUR);
      expect(isMore(parts, whole)).toBe(false);
      expect(isMore(whole, multiplyByRate(addMoney(one, other), `${bid}`, EUR, 'up'))).toBe(false);
    });
  });
});

describe('fee on top', () => {
  const limits = { fee: btc('0.0001'), lower: btc('0.0005'), upper: btc('1') };

  it.each([
    ['0.5', 'onTop', '0.5', '0.5001'],
    ['0.9999', 'onTop', '0.9999', '1'],
    ['0.99995', 'deducted', '0.99985', '0.99995'],
    ['1', 'deducted', '0.9999', '1'],
  ])('for %s BTC is %s, sends %s and costs %s in total (SEND-030, SEND-031, D-SEND-14)', (amount, kind, sent, total) => {
    expect(allocateNetworkFee({ ...limits, amount: btc(amount) })).toEqual({ kind, sent: btc(sent), total: btc(total) });
  });

  it('deducts down to exactly the lower limit (SEND-031, D-SEND-14)', () => {
    const input = { ...limits, amount: btc('0.0006'), upper: btc('0.0006') };
    expect(allocateNetworkFee(input)).toEqual({ kind: 'deducted', sent: btc('0.0005'), total: btc('0.0006') });
  });

  it('reports the missing amount where neither way fits (D-SEND-15)', () => {
    const input = { ...limits, amount: btc('0.00055'), upper: btc('0.00055') };
    expect(allocateNetworkFee(input)).toEqual({ kind: 'short', missing: btc('0.0001') });
  });

  it('matches the ETH examples (RULE-010)', () => {
    const send = { fee: eth('0.0012'), lower: eth('0.002') };
    expect(allocateNetworkFee({ ...send, amount: eth('0.5'), upper: eth('0.5') })).toEqual({
      kind: 'deducted',
      sent: eth('0.4988'),
      total: eth('0.5'),
    });
    expect(allocateNetworkFee({ ...send, amount: eth('0.0025'), upper: eth('0.0025') })).toEqual({ kind: 'short', missing: eth('0.0012') });
  });

  it('never deducts the whole amount, even without a lower limit (D-SEND-14)', () => {
    const input = { fee: btc('0.0001'), lower: btc('0'), amount: btc('0.0001'), upper: btc('0.0001') };
    expect(allocateNetworkFee(input).kind).toBe('short');
  });

  it('property: never exceeds the balance, always covers the fee, and reports the exact shortfall (SEND-030, SEND-031)', () => {
    forAll(anyCoins, anyCoins, anyCoins, anyCoins, (amount, fee, lower, upper) => {
      const split = allocateNetworkFee({ amount, fee, lower, upper });
      if (split.kind === 'short') {
        expect(subtractMoney(addMoney(amount, fee), split.missing)).toEqual(upper);
        return;
      }
      expect(isMore(split.total, upper)).toBe(false);
      expect(addMoney(split.sent, fee)).toEqual(split.total);
      expect(split.kind === 'onTop' ? split.sent : split.total).toEqual(amount);
    });
  });
});

describe('quote of a send', () => {
  it('property: what leaves the balance is what arrives with its fee, and nothing is quoted above the balance (SEND-030, SEND-031)', () => {
    forAll(anyCoins, anyCoins, anyCoins, anyCoins, (amount, fee, lower, upper) => {
      const quote = quoteSend(amount, fee, { lower, upper, feeAllowance: upper });
      expect(addMoney(quote.arrives, quote.fee)).toEqual(quote.total);
      expect(isMore(quote.total, upper)).toBe(!quote.isAllowed);
    });
  });

  it('leaves the amount alone when another currency pays the fee, and under the travel rule (SEND-014, D-TRS-04)', () => {
    const ether = { lower: eth('0'), upper: eth('1'), feeAllowance: eth('0.001') };
    const dollars = { ...ether, lower: usdc('0'), upper: usdc('100') };
    expect(quoteSend(usdc('100'), eth('0.0012'), dollars)).toMatchObject({ total: usdc('100'), isAllowed: false, missing: eth('0.0002') });
    expect(quoteExactSend(eth('1'), eth('0.001'), ether)).toMatchObject({ arrives: eth('1'), total: eth('1.001'), missing: eth('0.001') });
  });
});

describe('fee shortage', () => {
  it('reports the larger shortfall of a native send (TRS-018, D-TRS-04)', () => {
    const send = { fee: btc('0.0001'), feeAllowance: btc('1') };
    expect(feeShortage({ ...send, native: { amount: btc('1'), upper: btc('1') } })).toEqual(btc('0.0001'));
    expect(feeShortage({ ...send, native: { amount: btc('0.9999'), upper: btc('1') } })).toBeNull();
  });

  it('reports the ETH shortfall of a stablecoin (TRS-018, D-TRS-04, D-SEND-16)', () => {
    expect(feeShortage({ fee: eth('0.0012'), feeAllowance: eth('0.001'), native: null })).toEqual(eth('0.0002'));
    expect(feeShortage({ fee: eth('0.001'), feeAllowance: eth('0.001'), native: null })).toBeNull();
  });

  it('property: adding the shortfall leaves nothing missing (TRS-018)', () => {
    forAll(anyCoins, anyCoins, anyCoins, anyCoins, (fee, feeAllowance, amount, upper) => {
      const missing = feeShortage({ fee, feeAllowance, native: { amount, upper } });
      fc.pre(missing !== null);
      const more = { fee, feeAllowance: addMoney(feeAllowance, missing), native: { amount, upper: addMoney(upper, missing) } };
      expect(feeShortage(more)).toBeNull();
    });
  });

  it('asks again above 110 % of the displayed fee, but not at 110 % (RULE-010, D-SEND-12)', () => {
    expect(hasFeeRisen(eth('0.0011'), eth('0.001'))).toBe(false);
    expect(hasFeeRisen(eth('0.00110001'), eth('0.001'))).toBe(true);
    expect(hasFeeRisen(eth('0.00000001'), eth('0.00000001'))).toBe(false);
    expect(hasFeeRisen(eth('0.00000002'), eth('0.00000001'))).toBe(true);
  });
});

describe('referral', () => {
  it.each([
    ['2.87', '0.71'],
    ['1.99', '0.49'],
    ['0.04', '0.01'],
  ])('for a fee of %s, pays a share of %s (LIM-089, RULE-032, REF-010)', (fee, share) => {
    expect(referralShare(eur(fee))).toEqual(eur(share));
  });

  it('pays nothing when the share is below a cent (RULE-032)', () => {
    expect(referralShare(eur('0.03'))).toBeNull();
  });

  it('pays the bonus from exactly 50.00 on (LIM-088, D-REF-11)', () => {
    expect(earnsReferralBonus(eur('50.00'))).toBe(true);
    expect(earnsReferralBonus(eur('49.99'))).toBe(false);
  });
});
