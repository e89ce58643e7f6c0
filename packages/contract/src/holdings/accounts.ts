import * as z from 'zod/mini';
import { responseRow } from '../responseRow.ts';
import { card, verificationStatuses } from '../operations/cards.ts';
import { defineEndpoint } from '../endpoint.ts';
import { operationsSettings } from '../operations/operations-settings.ts';
import { createPatternText } from '../createPatternText.ts';
import { bic, currencyCode, decimal, id, NOT_VALID, providerText, requestId, requestError, requestText, virtualIban } from '../values.ts';

const accountMembers = {
  id,
  icon: z.nullable(z.string()),
  /** Spendable amount. A negative balance is sent as it is. */
  balance: decimal,
  balanceIn: decimal,
  balanceOut: decimal,
  currencyName: providerText,
  currencyDecimals: z.int(),
};

/** An account of the operations response, api.md 3.6. */
export const operationsAccount = z.discriminatedUnion('type', [
  responseRow({ ...accountMembers, type: z.literal('fiat'), currencyCode: z.enum(['EUR', 'USD']), providerId: id }),
  responseRow({ ...accountMembers, type: z.literal('crypto'), currencyCode }),
  responseRow({ ...accountMembers, type: z.literal('stablecoin'), currencyCode }),
]);
export type OperationsAccount = z.output<typeof operationsAccount>;

export const bank = z.object({
  id,
  type: z.literal('bank'),
  bankType: z.enum(['sepa', 'swift', 'fedwire']),
  status: z.enum(verificationStatuses),
  requisitesKey: z.string(),
});
export type Bank = z.output<typeof bank>;

/** Bank details for a customer's transfer. `iban` is null while it is pending. */
const topUpDetails = {
  iban: z.nullable(z.string()),
  bic,
  beneficiaryName: z.string(),
  reference: z.string(),
  beneficiaryAddress: z.string(),
  bankName: z.string(),
  bankAddress: z.string(),
};
const accountReference = { accountId: id, paymentNetworkId: id };

export const sepaTopUpRequisites = responseRow({ ...accountReference, ...topUpDetails });
export type SepaTopUpRequisites = z.output<typeof sepaTopUpRequisites>;
/** `virtualIban` is the account's own, null while it is pending. `iban` is the customer's last external one. */
export const sepaWithdrawRequisites = responseRow({
  ...accountReference,
  virtualIban: z.nullable(virtualIban),
  iban: z.nullable(z.string()),
  beneficiaryName: z.string(),
});
export type SepaWithdrawRequisites = z.output<typeof sepaWithdrawRequisites>;

/** `type:id`. Any other form is refused on reading (HOME-044). `wallet:0` is any external address. */
export const targetId = createPatternText(/^(?:card|bank|fiat|crypto|stablecoin|wallet):\d{1,16}$/, 'Not a target');

export const operation = z.object({
  type: z.enum(['topup', 'withdraw', 'exchange']),
  accountIds: z.array(id),
  targetIds: z.array(targetId),
});
export type Operation = z.output<typeof operation>;

/** api.md 3.6. */
export const operations = z.object({
  accounts: z.array(operationsAccount),
  providers: z.array(z.object({ id, name: z.string() })),
  cards: z.array(card),
  banks: z.array(bank),
  requisites: z.object({
    topupSepa: z.array(sepaTopUpRequisites),
    withdrawSepa: z.array(sepaWithdrawRequisites),
    topupSwift: z.array(z.unknown()),
    topupFedwire: z.array(z.unknown()),
    withdrawSwift: z.array(z.unknown()),
    withdrawFedwire: z.array(z.unknown()),
  }),
  operations: z.array(operation),
  settings: operationsSettings,
});
export type Operations = z.output<typeof operations>;

/** api.md 3.10. `Current` is what remains. `maximalPerOperationCurrent` is the smallest of the three. */
export const cardTopUpMethod = z.object({
  id,
  type: z.literal('card'),
  icon: z.nullable(z.string()),
  name: providerText,
  text: providerText,
  status: z.enum(verificationStatuses),
  settings: z.object({
    minimal: decimal,
    maximalPerOperationTotal: decimal,
    maximalPerOperationCurrent: decimal,
    maximalPerDayTotal: decimal,
    maximalPerDayCurrent: decimal,
    maximalPerMonthTotal: decimal,
    maximalPerMonthCurrent: decimal,
    feeRelative: decimal,
    feeAbsolute: decimal,
  }),
});

const bankMember = { id, type: z.literal('bank'), status: z.enum(verificationStatuses) };

export const sepaTopUpMethod = z.object({
  ...bankMember,
  requisites: z.object(topUpDetails),
  settings: z.object({ fee: decimal, minimalExclusive: decimal, thresholdNoFee: decimal }),
});

export const flagReasons = ['ADDRESS_UNVERIFIED', 'ADDRESS_PENDING', 'IBAN_PENDING', 'CARD_UNVERIFIED', 'CARD_PENDING'] as const;

export const sepaWithdrawMethod = z.object({
  ...bankMember,
  flags: z.array(z.object({ reasonCode: z.enum(flagReasons), level: z.enum(['warning', 'problem']) })),
  requisites: z.object({ beneficiaryName: z.string(), iban: z.nullable(z.string()) }),
  settings: z.object({ feeAbsolute: decimal, feeRelative: decimal, minimalExclusive: decimal }),
});

const accountBody = z.object({ account_id: requestId });

export const readPaymentMethods = defineEndpoint({
  id: 'API-018',
  method: 'post',
  path: '/info/payment_method',
  access: 'feature',
  body: accountBody,
  answers: { 200: z.object({ cards: z.array(cardTopUpMethod), banks: z.array(sepaTopUpMethod) }) },
  refusals: ['notFound'],
});

export const readWithdrawMethods = defineEndpoint({
  id: 'API-019',
  method: 'post',
  path: '/info/withdraw_method',
  access: 'feature',
  body: accountBody,
  answers: { 200: z.object({ banks: z.array(sepaWithdrawMethod) }) },
  refusals: ['notFound'],
});

/** API-025: accounts, cards, banks, the operations they allow, and the settings of these. */
export const readOperations = defineEndpoint({
  id: 'API-025',
  method: 'get',
  path: '/accounts/operations',
  access: 'feature',
  answers: { 200: operations },
});

/** API-028: opens the non-custodial wallets and stablecoin accounts. The list contains those created, none when all existed. */
export const openVirtualAccounts = defineEndpoint({
  id: 'API-028',
  method: 'post',
  path: '/accounts/virtual',
  access: 'feature',
  body: z.object({ password: requestText(1, 32), consent: z.literal(true, requestError(NOT_VALID)) }),
  answers: {
    201: z.object({ accounts: z.array(z.object({ id, type: z.enum(['crypto', 'stablecoin']), currency: currencyCode })) }),
  },
  refusals: ['tooManyAttempts'],
});
