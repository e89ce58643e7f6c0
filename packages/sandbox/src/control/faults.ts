import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Services } from '../http/services.ts';
import { flag, text, INVALID_VALUE, readControl } from './readControl.ts';

/** Checks the headers by constructing them, so the platform's own rules apply. */
function areHeaders(headers: Record<string, string>): boolean {
  try {
    return new Headers(headers) instanceof Headers;
  } catch {
    return false;
  }
}

export const faultDefinition = z.object({
  match: z.object({ method: z.optional(text), path: z.string('Name a path'), username: z.optional(text) }, 'Say what it matches'),
  status: z.optional(z.int(INVALID_VALUE).check(z.gte(200, 'From 200'), z.lte(599, 'To 599'))),
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), text, INVALID_VALUE).check(z.refine(areHeaders, 'Not headers of HTTP'))),
  delayMs: z.optional(z.number(INVALID_VALUE).check(z.nonnegative('From 0'))),
  drop: z.optional(flag),
  times: z.optional(z.int(INVALID_VALUE).check(z.nonnegative('From 0'))),
});

export function mountFaultControl(http: Hono, { faults }: Services): void {
  http.post('/faults', async (context) => {
    const id = await faults.add(await readControl(context, faultDefinition));
    return context.json({ id }, 201);
  });
  http.delete('/faults', async (context) => {
    await faults.clear();
    return context.body(null, 204);
  });
  http.delete('/faults/:id', async (context) => {
    await faults.clear(context.req.param('id'));
    return context.body(null, 204);
  });
}
