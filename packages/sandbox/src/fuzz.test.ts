import { expect, it } from 'vitest';
import { fuzzProvider } from './testing/fuzz/fuzzProvider.ts';
import { setUpProvider } from './testing/setUpProvider.ts';

/** `npm run soak` sends twenty thousand. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 600);
const SEED = Number(process.env['FUZZ_SEED'] ?? 22);

const provider = setUpProvider();

it(
  `none of ${REQUESTS} random requests (FUZZ_SEED=${SEED}) gets a 500 or a response outside the contract`,
  { timeout: 60_000 + REQUESTS * 50 },
  async () => {
    const { problems, taken } = await fuzzProvider(provider, { requests: REQUESTS, seed: SEED });
    expect(problems).toEqual({});
    // If every request were refused, the test would prove little.
    expect(taken).toBeGreaterThan(REQUESTS / 4);
  },
);
