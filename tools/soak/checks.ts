/** What has to hold, by the sentence that says it. A check that does not hold throws. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

/** Does each check in its turn and prints a line for it; answers how many held and did not. */
export async function runChecks(checks: Checks): Promise<{ readonly passed: number; readonly failed: number }> {
  let failed = 0;
  for (const [sentence, check] of Object.entries(checks)) {
    const startedAt = performance.now();
    try {
      await check();
      console.log(`ok   ${sentence} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.log(`FAIL ${sentence}`, error);
    }
  }
  return { passed: Object.keys(checks).length - failed, failed };
}
