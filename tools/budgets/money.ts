import '@wallet/contract/zodWithoutEval';
import { operationsExample } from '@wallet/contract/examples/accounts';
import { readOperations } from '@wallet/contract/holdings/accounts';
import { readResponse } from '@wallet/contract/parse';
import { hashPassword } from '@wallet/core/credentials/passwordHash';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { builtInLocale } from '@wallet/core/format/locale';
import { addMoney } from '@wallet/core/money/arithmetic';
import { parseDecimal } from '@wallet/core/money/decimal';
import { toAmountText, fromMinorUnits, money, toMinorUnits } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import assert from 'node:assert/strict';
import { measureAlternately, reportFigures, createTimer, type Figure } from './Figure.ts';

// M1 to M6 in a separate process under the conditions of a page. Its security policy forbids eval, and a schema checks for eval when it is
// created.

/** Few enough values to stay in the CPU cache, repeated often enough to be timed. */
const [COUNT, REPEATS] = [1000, 20];
const ACCOUNTS = 500;
const EUR = { currencyCode: 'EUR', decimals: 2 };
const RATE = parseDecimal('1.07853');

/** Amounts from cents to hundreds of millions, positive and negative. */
const units = Array.from({ length: COUNT }, (_, index) => (BigInt(index) * 7_919n ** 2n + 1n) * (index % 5 === 0 ? -1n : 1n));
const amounts = units.map((value) => fromMinorUnits(value, EUR));
const texts = amounts.map((amount) => toAmountText(amount));
const toPairs = <T>(list: readonly T[]) => list.map((left, index) => ({ left, right: list[index + 1] ?? left }));

/** The references: minimal code written for a single case, without validation. */
const POWERS = Array.from({ length: 37 }, (_, exponent) => 10n ** BigInt(exponent));
const multiplyBare = (value: bigint): bigint => (value * RATE.units) / (POWERS[RATE.scale] ?? 1n);

function readBare(text: string): bigint {
  const point = text.indexOf('.');
  return BigInt(text.slice(0, point) + text.slice(point + 1));
}

function writeBare(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function displayBare(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  let whole = digits.slice(0, -2);
  let grouped = '';
  for (; whole.length > 3; whole = whole.slice(0, -3)) grouped = `,${whole.slice(-3)}${grouped}`;
  return `${value < 0n ? '\u2212' : ''}€${whole}${grouped}.${digits.slice(-2)}`;
}

async function hashBare(password: string): Promise<ArrayBuffer> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-512', salt, iterations: 10_000 }, key, 256);
}

/** The contract's example scaled to 500 accounts, with requisites for each fiat account and operations for all accounts of a kind. */
function buildOperationsResponse(): string {
  const { accounts, requisites, operations } = operationsExample;
  const rounds = Array.from({ length: ACCOUNTS / accounts.length }, (_, round) => 1000 * round);
  const many = rounds.flatMap((apart) => accounts.map((account) => ({ ...account, id: account.id + apart })));
  const fiatIds = many.filter(({ type }) => type === 'fiat').map(({ id }) => id);
  const forEachFiat = <Row>(rows: readonly Row[]) => fiatIds.flatMap((accountId) => rows.map((row) => ({ ...row, accountId })));
  const idsLike = (firsts: readonly number[]) => many.map(({ id }) => id).filter((id) => firsts.includes(id % 1000));
  return JSON.stringify({
    ...operationsExample,
    accounts: many,
    requisites: { ...requisites, topupSepa: forEachFiat(requisites.topupSepa), withdrawSepa: forEachFiat(requisites.withdrawSepa) },
    operations: operations.map((operation) => ({ ...operation, accountIds: idsLike(operation.accountIds) })),
  });
}

/** Runs the work on all inputs several times. Results are stored, so that nothing is optimised away. */
function createLoop<Input>(inputs: readonly Input[], work: (input: Input) => unknown, repeats = REPEATS): () => unknown {
  const results = inputs.map((input) => work(input));
  return () => {
    for (let repeat = 0; repeat < repeats; repeat++) {
      let index = 0;
      for (const input of inputs) results[index++] = work(input);
    }
    return results;
  };
}

async function measureRatio(id: string, what: string, goal: number, ours: () => unknown, reference: () => unknown): Promise<Figure> {
  const [mine = 0, other = 1] = await measureAlternately([createTimer(ours), createTimer(reference)]);
  return { id, what, value: mine / other, unit: 'x', goal };
}

const text = buildOperationsResponse();
const response: unknown = JSON.parse(text);
assert.ok(readResponse(readOperations, 200, response).success);
for (const [place, value] of units.entries()) {
  const amount = fromMinorUnits(value, EUR);
  assert.equal(readBare(texts[place] ?? ''), value);
  assert.equal(writeBare(value), texts[place]);
  assert.equal(displayBare(value), formatMoney(amount, builtInLocale));
  assert.equal(multiplyBare(value), toMinorUnits(multiplyByRate(amount, RATE, EUR, 'down')));
}
reportFigures([
  await measureRatio(
    'M1',
    'add two amounts, to a bare bigint add',
    3,
    createLoop(toPairs(amounts), ({ left, right }) => addMoney(left, right)),
    createLoop(toPairs(units), ({ left, right }) => left + right),
  ),
  await measureRatio(
    'M2',
    'amount times rate, rounded, to bare bigints and a table of powers',
    10,
    createLoop(amounts, (amount) => multiplyByRate(amount, RATE, EUR, 'down')),
    createLoop(units, multiplyBare),
  ),
  await measureRatio(
    'M3',
    'decimal string in and out, to the same by hand without checks',
    1.5,
    createLoop(texts, (one) => toAmountText(money(one, 'EUR', 2))),
    createLoop(texts, (one) => writeBare(readBare(one))),
  ),
  await measureRatio(
    'M4',
    'display an amount, to grouping by hand',
    5,
    createLoop(amounts, (amount) => formatMoney(amount, builtInLocale)),
    createLoop(units, displayBare),
  ),
  await measureRatio(
    'M5',
    `check of an operations answer (500 accounts, ${Math.round(text.length / 1000)} KB), to JSON.parse of it`,
    1.5,
    createLoop([response], (one) => readResponse(readOperations, 200, one), 5),
    createLoop([text], (one) => JSON.parse(one), 5),
  ),
  await measureRatio(
    'M6',
    'password hash, to the bare call of WebCrypto',
    1.2,
    () => hashPassword('Abcdefg1'),
    () => hashBare('Abcdefg1'),
  ),
]);
