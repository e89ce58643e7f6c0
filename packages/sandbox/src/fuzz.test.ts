import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzzProvider } from './testing/fuzz/fuzzProvider.ts';
import { openProvider, type TestProvider } from './testing/openProvider.ts';

/** `npm run soak` asks twenty thousand. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 600);
const SEED = Number(process.env['FUZZ_SEED'] ?? 22);

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.close());

it(
  `no request of ${REQUESTS} that are drawn from the definitions by FUZZ_SEED=${SEED} is answered with a 500, or outside the contract`,
  { timeout: 60_000 + REQUESTS * 50 },
  async () => {
    const { problems, taken } = await fuzzProvider(provider, { requests: REQUESTS, seed: SEED });
    expect(problems).toEqual({});
    // Requests that are all refused would prove little.
    expect(taken).toBeGreaterThan(REQUESTS / 4);
    expect((await provider.control('GET', '/ledger/check')).json).toMatchObject({ balanced: true });
  },
);
