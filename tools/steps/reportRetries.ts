import type { Reporter } from 'vitest/node';

/** Names every test that passed only when it was tried again: Vitest counts it among those that passed. */
export const reportRetries: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky === true) console.log(`Retried: ${test.module.relativeModuleId} > ${test.fullName}`);
  },
};
