/** Minimum amounts of api.md 3.7: `default` for buying and selling, `send` for sending, `withdraw` for withdrawing (RULE-027). */
export const minimums = {
  default: { EUR: '10.00', BTC: '0.00020000', ETH: '0.00400000', USDC: '11.00000', USDT: '11.00000', DAI: '11.00000' },
  send: { BTC: '0.00010000', ETH: '0.00200000', USDC: '5.00000', USDT: '5.00000', DAI: '5.00000' },
  withdraw: { EUR: '10.00', USDC: '11.00000' },
} as const;

export function getSendMinimum(currency: string): string | undefined {
  const byCode: Readonly<Record<string, string>> = minimums.send;
  return byCode[currency];
}

export function getTradeMinimum(currency: string): string | undefined {
  const byCode: Readonly<Record<string, string>> = minimums.default;
  return byCode[currency];
}
