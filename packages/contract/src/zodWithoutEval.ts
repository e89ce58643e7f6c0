import type * as z from 'zod/mini';

declare global {
  var __zod_globalConfig: z.core.$ZodConfig | undefined;
}

// zod compiles object schemas with `new Function` where it can. The policy of a page forbids that, and every attempt is reported as a
// violation. A schema decides when it is created, so a page imports this module first. It sets what `z.config({ jitless: true })` sets,
// without importing zod, which the first page does not include (D1). zodWithoutEval.test.ts keeps the two in step.
Object.assign((globalThis.__zod_globalConfig ??= {}), { jitless: true });
