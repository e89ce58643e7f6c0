import type * as z from 'zod/mini';

declare global {
  var __zod_globalConfig: z.core.$ZodConfig | undefined;
}

// zod compiles object schemas with `new Function` where it may. The policy of a page forbids that, and every probe is a violation report.
// A schema decides when it is made, so a page imports this module first of all. It sets what `z.config({ jitless: true })` sets, without
// importing zod, which the first page does not carry (D1); zodWithoutEval.test.ts holds the two equal.
Object.assign((globalThis.__zod_globalConfig ??= {}), { jitless: true });
