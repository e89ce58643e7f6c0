import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { decimal, decimalFromNumber, idText, providerText, requestAmount, requestId, REQUIRED } from '../values.ts';
import { cryptoAddress } from './crypto-address.ts';

export const feeSpeeds = ['slow', 'average', 'fast'] as const;
export type FeeSpeed = (typeof feeSpeeds)[number];

const feeOption = z.object({
  type: z.enum(feeSpeeds),
  description: providerText,
  /** In the network's native currency: a JSON number on the wire, a decimal string here (api.md 3.14). */
  fee: decimalFromNumber,
  /** Relative to the average fee. */
  ratio: decimal,
  /** Expected duration in minutes. */
  time: z.string(),
});

const feeOptions = z.object({ slow: feeOption, average: feeOption, fast: feeOption });
export type FeeOptions = z.output<typeof feeOptions>;

/** The quote is for `address` when both are given, otherwise for the provider's settlement address. */
const body = z
  .object({
    amount: requestAmount,
    address: z.optional(cryptoAddress('Invalid address')),
    wallet: z.optional(requestId),
  })
  .check(z.refine((quote) => quote.address !== undefined || quote.wallet !== undefined, { error: REQUIRED, path: ['address'] }));

/** API-045: quotes the network fee of a transfer from a wallet. */
export const quoteWalletFee = defineEndpoint({
  id: 'API-045',
  method: 'post',
  path: '/wallets/{id}/fee',
  access: 'feature',
  params: z.object({ id: idText }),
  body,
  answers: { 200: feeOptions },
  refusals: ['notEnoughFunds', 'notFound'],
});

/** API-046: the same for a stablecoin, with fees in ETH. */
export const quoteTokenFee = defineEndpoint({ ...quoteWalletFee, id: 'API-046', path: '/tokens/{id}/fee' });
