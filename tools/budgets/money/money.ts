import { hashPassword } from '@wallet/core/credentials/passwordHash';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { addMoney } from '@wallet/core/money/arithmetic';
import { builtInLocale } from '@wallet/core/format/locale';
import { decimal } from '@wallet/core/money/decimal';
import { amountOf, fromMinorUnits, money } from '@wallet/core/money/money';
import { multiplyByRate } from '@wallet/core/money/rates';
import { type RatioBudget, runBudgets } from '../compare.ts';
import { bareDisplay, bareHash, bareMultiply, bareRead, bareWrite } from './moneyReferences.ts';

// Budgets M1 to M4 and M6 (performance-budgets.md): `node tools/budgets/money/money.ts`, exit code 1 when one is above its goal.

/** Few enough values that they stay in the processor's cache, often enough that a round can be timed. */
const COUNT = 1000;
const REPEATS = 20;
const OPERATIONS = COUNT * REPEATS;
const EUR = { currencyCode: 'EUR', decimals: 2 };
const USD = { currencyCode: 'USD', decimals: 2 };
const PASSWORD = 'Abcdefg1';
const RATE = decimal('1.07853');

/** Amounts from cents to hundreds of millions, of both signs. */
const units = Array.from({ length: COUNT }, (_, index) => (BigInt(index) * 7_919n ** 2n + 1n) * (index % 5 === 0 ? -1n : 1n));
const amounts = units.map((value) => fromMinorUnits(value, EUR));
const texts = amounts.map((amount) => amountOf(amount));

const pairs = amounts.map((amount, index) => ({ left: amount, right: amounts[index + 1] ?? amount }));
const unitPairs = units.map((value, index) => ({ left: value, right: units[index + 1] ?? value }));

/** Runs a piece of work over all inputs, several times, and keeps the results. */
function storing<Input, Result>(inputs: readonly Input[], work: (input: Input) => Result): () => Result[] {
  const results = inputs.map((input) => work(input));
  return () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      let index = 0;
      for (const input of inputs) results[index++] = work(input);
    }
    return results;
  };
}

const budgets: readonly RatioBudget[] = [
  {
    id: 'M1',
    what: 'add two amounts, against a bare bigint add',
    goal: 3,
    operations: OPERATIONS,
    ours: storing(pairs, ({ left, right }) => addMoney(left, right)),
    reference: storing(unitPairs, ({ left, right }) => left + right),
  },
  {
    id: 'M2',
    what: 'amount times rate, rounded, against bare bigints and a table of powers',
    goal: 10,
    operations: OPERATIONS,
    ours: storing(amounts, (amount) => multiplyByRate(amount, RATE, USD, 'down')),
    reference: storing(units, (value) => bareMultiply(value, RATE.units, RATE.scale)),
  },
  {
    id: 'M3',
    what: 'decimal string in and out, against the same by hand without checks',
    goal: 1.5,
    operations: OPERATIONS,
    ours: storing(texts, (text) => amountOf(money(text, 'EUR', 2))),
    reference: storing(texts, (text) => bareWrite(bareRead(text))),
  },
  {
    id: 'M4',
    what: 'display an amount, against grouping by hand',
    goal: 5,
    operations: OPERATIONS,
    ours: storing(amounts, (amount) => formatMoney(amount, builtInLocale)),
    reference: storing(units, (value) => bareDisplay(value)),
  },
  {
    id: 'M6',
    what: 'password hash, against the bare call of WebCrypto',
    goal: 1.2,
    ours: () => hashPassword(PASSWORD),
    reference: () => bareHash(PASSWORD),
  },
];

process.exitCode = (await runBudgets(budgets)) === 0 ? 0 : 1;
console.log('M2 against big.js: not measured, the library is not installed.');
