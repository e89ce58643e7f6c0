import { cleanLine } from '@wallet/core/validation/typedText';
import * as z from 'zod/mini';
import { isDecimalText } from './isDecimalText.ts';
import { createIdNumber, createPatternText } from './createPatternText.ts';

// Values of api.md 1.4. Those of responses are patterns. Those of requests carry the message that a customer reads.

export const REQUIRED = 'This field is required';
export const NOT_VALID = 'This value is not valid';
export const INCORRECT_AMOUNT = 'Incorrect amount';

type Raw = { readonly input?: unknown };

/** Error of a request's field: one text when it is missing, another when it is invalid. */
export const requestError = (message: string) => ({
  error: (issue: Raw): string => (issue.input === undefined || issue.input === null ? REQUIRED : message),
});

/** Equivalent of {@link isDecimalText}. A property test keeps the two in step. */
export const DECIMAL = /^-?(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/;

/** A decimal string in a response: an amount, a balance, a rate, or a percentage ('2.5' is 2.5 %). May be negative. */
export const decimal = createPatternText(DECIMAL, 'Not a decimal string', isDecimalText);

/** An amount in a request: no sign, no exponent, at most 10 integer digits. The provider checks the currency's decimals. */
export const requestAmount = z
  .string(requestError(INCORRECT_AMOUNT))
  .check(z.regex(/^(?:0|[1-9]\d{0,9})(?:\.\d{1,18})?$/, INCORRECT_AMOUNT));

/** An amount in a request with at most 2 decimals. */
export const requestFiatAmount = z
  .string(requestError(INCORRECT_AMOUNT))
  .check(z.regex(/^(?:0|[1-9]\d{0,9})(?:\.\d{1,2})?$/, INCORRECT_AMOUNT));

export const requestRate = z.string(requestError(NOT_VALID)).check(z.regex(/^(?:0|[1-9]\d{0,9})(?:\.\d{1,8})?$/, NOT_VALID));

/** A decimal that is a JSON number (or a string) on the wire and a decimal string in the code. */
export const decimalFromNumber = z.pipe(
  z.pipe(z.union([z.string(), z.number()]), z.transform(toDecimalText)),
  z.string().check(z.regex(DECIMAL, 'Not a decimal')),
);

/** No amount has more digits. A text with a larger exponent is left unchanged and refused. */
const MAX_EXPONENT = 40;

/** Writes a JSON number as a plain decimal: 1e-7 becomes '0.0000001'. Only the point is moved, nothing is calculated. */
export function toDecimalText(value: string | number): string {
  const text = String(value);
  const scientific = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (scientific === null) return text;
  const [, sign = '', first = '', rest = '', power = '0'] = scientific;
  const exponent = Number(power);
  if (Math.abs(exponent) > MAX_EXPONENT) return text;
  const digits = first + rest;
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.padEnd(exponent + 1, '0');
  const fraction = whole.slice(exponent + 1);
  return `${sign}${whole.slice(0, exponent + 1)}${fraction === '' ? '' : `.${fraction}`}`;
}

export const currencyCode = createPatternText(/^[A-Z0-9]{2,10}$/, 'Not a currency code');

/** BIC (SWIFT code) of 8 or 11 characters. */
export const bic = createPatternText(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'Not a BIC');

export const amount = z.object({ value: decimal, currency: currencyCode });

/** IBAN of an account that the provider holds for the customer. */
export const virtualIban = createPatternText(/^[A-Z0-9]+$/, 'Not a virtual IBAN');

/** Account number at a SWIFT or Fedwire bank. */
export const accountNumber = createPatternText(/^\d{7,25}$/, 'Not an account number');

/** ABA routing number of a Fedwire bank: 9 digits whose sum, weighted 3, 7, 1, is a multiple of 10. */
export const abaCode = createPatternText(/^\d{9}$/, 'Not an ABA code', (text) => {
  if (!/^\d{9}$/.test(text)) return false;
  const weights = [3, 7, 1];
  return Array.from(text, Number).reduce((sum, digit, index) => sum + digit * (weights[index % 3] ?? 0), 0) % 10 === 0;
});

export const lei = createPatternText(/^[A-Z0-9]{20}$/, 'Not a LEI');

/** Id of an account, card, bank or provider: a positive integer below 2^53. */
export const id = createIdNumber('Not an id');
export const requestId = z.int(requestError(NOT_VALID)).check(z.positive(NOT_VALID));
/** The same id in a path or a query. */
export const idText = z.pipe(z.string(requestError(NOT_VALID)).check(z.regex(/^[1-9]\d{0,14}$/, NOT_VALID)), z.transform(Number));

/** Id of an order or a travel-rule transaction: a string of 1 to 18 digits. */
export const ORDER_ID = /^\d{1,18}$/;
export const orderId = createPatternText(ORDER_ID, 'Not an order id');
export const requestOrderId = z.string(requestError(NOT_VALID)).check(z.regex(ORDER_ID, NOT_VALID));

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
export const uuid = createPatternText(UUID, 'Not a uuid');
export const requestUuid = z.string(requestError(NOT_VALID)).check(z.regex(UUID, NOT_VALID));

/** ISO 8601 UTC with milliseconds. */
export const timestamp = createPatternText(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, 'Not a timestamp');

/** `yyyy-MM-dd`. */
export const date = createPatternText(/^\d{4}-\d{2}-\d{2}$/, 'Not a date');

/** A phone number as typed: spaces, brackets and hyphens are removed, then `+` and 5 to 18 digits are required. */
export const phone = z.string(requestError('Invalid phone number')).check(
  z.overwrite((text) => text.replaceAll(/[\s()-]/g, '')),
  z.regex(/^\+\d{5,18}$/, 'Invalid phone number'),
);

/** An IBAN as typed. The provider validates it (RULE-016). */
export const requestIban = z
  .string(requestError('Invalid number'))
  .check(z.overwrite(cleanLine), z.minLength(5, 'Invalid number'), z.maxLength(42, 'Invalid number'));

/** ISO 3166-1 alpha-3. */
export const country = createPatternText(/^[A-Z]{3}$/, 'Not a country');
export const requestCountry = z.string(requestError(NOT_VALID)).check(z.regex(/^[A-Z]{3}$/, NOT_VALID));

/** Base64 of RFC 4648 §4, padded. */
export const base64 = z
  .string(requestError(NOT_VALID))
  .check(z.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, NOT_VALID));

export const requestText = (min: number, max: number) =>
  z.string(requestError(NOT_VALID)).check(z.minLength(min, REQUIRED), z.maxLength(max, `Maximum ${max} characters`));

/** The customer's present password. */
export const requestPassword = z.string(requestError(NOT_VALID)).check(z.minLength(1, REQUIRED), z.maxLength(32, NOT_VALID));

/** A text written by the provider, in the requested language (RULE-068). Not for what a customer has typed. */
export const providerText = z.string();

/** `'true'` or `'false'`: a boolean sent as text. */
export const trueFalse = z.enum(['true', 'false'], requestError(NOT_VALID));

/** A keyword of a known list. One added by a newer provider is read as 'unknown' and does not break a page. */
export const createOpenEnum = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.union([
    z.enum(words),
    z.pipe(
      z.string(),
      z.transform((): 'unknown' => 'unknown'),
    ),
  ]);

/** An id that the seeds define as a string or a number. A string in the code. */
export const idAsText = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** A success with the body `{}`. */
export const emptyResponse = z.object({});
/** A success without a body (204). */
export const noContent = z.pipe(
  z.unknown(),
  z.transform((): undefined => undefined),
);
