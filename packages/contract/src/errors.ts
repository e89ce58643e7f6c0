import * as z from 'zod/mini';
import { orderId, timestamp } from './values.ts';

/** A refusal of the provider: the code in the body, the HTTP status, and the text that a customer may read (api.md 1.3). */
export type Refusal = { readonly code: number; readonly status: number; readonly message: string };

/** Every named refusal of the contract. `{…}` in a message is filled in by the rule that refuses. */
export const refusals = {
  wrongLogin: { code: 101, status: 401, message: 'Wrong login or password' },
  temporarilyBlocked: { code: 102, status: 403, message: 'This account is temporary blocked' },
  permanentlyBlocked: { code: 103, status: 403, message: 'This account is permanently blocked' },
  disabled: { code: 104, status: 403, message: 'This account is disabled' },
  deleted: { code: 105, status: 403, message: 'This account is deleted' },
  refused: { code: 106, status: 403, message: 'This account is refused' },
  closed: { code: 107, status: 403, message: 'This account is closed' },
  botCheckFailed: { code: 108, status: 400, message: 'The bot check failed' },
  codeWaiting: { code: 110, status: 400, message: 'A code has already sent to this number' },
  accountExists: { code: 111, status: 400, message: 'Account already exists' },
  tooManyAttempts: { code: 112, status: 400, message: 'Too many attempts' },
  invalidCode: { code: 113, status: 400, message: 'Invalid code' },
  codeExpired: { code: 114, status: 400, message: 'The code has expired' },
  noMoreCodes: { code: 115, status: 400, message: 'No more codes can be sent to this number now' },
  checksNeeded: { code: 116, status: 403, message: 'Additional checks needed' },
  checksPending: { code: 116, status: 403, message: 'Additional checks is pending' },
  documentExpired: { code: 117, status: 403, message: 'Document expired' },
  documentPending: { code: 117, status: 403, message: 'Document verification is pending' },
  otherUsername: { code: 118, status: 401, message: 'Usernames are not equal' },
  passkeyRefused: { code: 119, status: 401, message: 'This passkey cannot be used' },
  invalid: { code: 400, status: 400, message: 'Validation failed' },
  keyRequired: { code: 400001, status: 400, message: 'Idempotency-Key is required' },
  unreadable: { code: 400002, status: 400, message: 'The request could not be read' },
  notEnoughFunds: { code: 400003, status: 400, message: 'Not enough funds' },
  limitExceeded: { code: 400004, status: 400, message: 'You have exceeded {limit} payment limit' },
  feeChanged: { code: 400005, status: 400, message: 'Fee has changed' },
  operationExpired: { code: 400006, status: 400, message: 'The operation has expired' },
  priceChanged: { code: 400125, status: 400, message: 'The price has changed. Please check the new amount and try again.' },
  statusNotChangeable: { code: 400007, status: 400, message: 'Status cannot be changed' },
  accessExpired: { code: 401002, status: 401, message: 'Session expired' },
  refreshExpired: { code: 401003, status: 401, message: 'Session expired' },
  proofWrong: { code: 401005, status: 401, message: 'Session expired' },
  proofStale: { code: 401006, status: 401, message: 'Session expired' },
  proofNeeded: { code: 400, status: 400, message: 'A proof of possession is required' },
  refreshReused: { code: 401004, status: 401, message: 'Session expired' },
  registrationIncomplete: { code: 403001, status: 403, message: 'Complete the registration' },
  addressNeeded: { code: 403002, status: 403, message: 'Confirm the address' },
  addressPending: { code: 403003, status: 403, message: 'Address verification is pending' },
  serviceProviderBlocked: { code: 403004, status: 403, message: 'Oops... service not available, contact support' },
  switchedOff: { code: 403005, status: 403, message: 'This service is not available now' },
  notWhitelisted: {
    code: 403006,
    status: 403,
    message: 'You are not allowed to receive {symbol} tokens. Please contact our support service',
  },
  travelRuleRequired: { code: 403010, status: 403, message: 'Travel rule details are required' },
  confirmationNeeded: { code: 403020, status: 403, message: 'Confirm it is you' },
  confirmationUnusable: { code: 403021, status: 403, message: 'This confirmation cannot be used' },
  passkeyLater: { code: 403022, status: 403, message: 'You can add a passkey again later' },
  transferRefused: { code: 403042, status: 403, message: 'We cannot make this transfer. Please contact our support service' },
  notFound: { code: 404, status: 404, message: 'Not found' },
  methodNotAllowed: { code: 405, status: 405, message: 'Method not allowed' },
  keyUsedForAnother: { code: 409001, status: 409, message: 'This Idempotency-Key was used for another request' },
  keyStillRunning: { code: 409002, status: 409, message: 'The first request with this key is still running' },
  stateChanged: { code: 409003, status: 409, message: 'The state has changed' },
  cardAlreadyAdded: { code: 409004, status: 409, message: 'This card has already been added' },
  payeeNotChecked: { code: 409041, status: 409, message: "Check the account holder's name first" },
  purposeNeeded: { code: 409042, status: 409, message: 'Tell us what this transfer is for' },
  tradingPaused: { code: 409125, status: 409, message: 'Trading in {currency} is paused. Please try again later.' },
  filesTooLarge: { code: 413, status: 413, message: 'Total file size has exceeded the limit' },
  unsupportedMediaType: { code: 415, status: 415, message: 'Unsupported media type' },
  chooseAnotherPassword: { code: 400, status: 422, message: 'Choose another password' },
  tooManyRequests: { code: 429, status: 429, message: 'Too many requests' },
  internal: { code: 500, status: 500, message: 'Service is temporary unavailable' },
  unavailable: { code: 503, status: 503, message: 'Service is temporary unavailable' },
} as const satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof refusals;

/** Why a withdrawal needs another check of its payee. The first reason that applies is returned (409041). */
export const payeeRefusals = [
  'missing',
  'unknown',
  'expired',
  'other_session',
  'other_iban',
  'other_name',
  'spent',
  'not_accepted',
] as const;
export type PayeeRefusal = (typeof payeeRefusals)[number];

/** Body of every refusal (api.md 1.3). The members after `fields` belong to the rows that name them. */
export const errorBody = z.object({
  code: z.int(),
  message: z.string(),
  /** Messages by the request's own field names, nested as `new_password.first`, the most important first. */
  fields: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Seconds to wait (110, 112, 115). */
  expired: z.optional(z.int()),
  /** The code that is already pending (110). */
  tenant_uuid: z.optional(z.string()),
  /** The closure code that is already pending (110 of API-080). */
  uuid: z.optional(z.string()),
  /** Where to continue (116, 117). Absolute, or null during a manual review. */
  link: z.optional(z.nullable(z.string())),
  /** The exceeded card limit (400004). */
  limit: z.optional(z.enum(['single', 'daily', 'monthly'])),
  /** Remainder of that limit, as a decimal string. */
  remaining: z.optional(z.string()),
  /** Why the payee has to be checked (409041). */
  reason: z.optional(z.enum(payeeRefusals)),
  /** The order that has used up what the request contained (409041, 409003, 114). A client shows it instead of starting over. */
  order: z.optional(orderId),
  /** Question to the customer (409042): a `brakeQuestion`, parsed only where it is handled. */
  brake: z.optional(z.unknown()),
  /** Required confirmation (403020): a `confirmationRequest`, parsed only where it is handled. */
  confirmation: z.optional(z.unknown()),
  /** When a passkey can be added again (403022). */
  until: z.optional(timestamp),
  /** For uploads: `property_path` is `documents[2]`. */
  fields_errors: z.optional(z.array(z.object({ message: z.string(), property_path: z.string() }))),
  /** For the travel-rule form. */
  violations: z.optional(z.array(z.object({ message: z.string(), propertyPath: z.string() }))),
});

export type ErrorBody = z.output<typeof errorBody>;
