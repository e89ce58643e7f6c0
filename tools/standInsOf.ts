import * as z from 'zod/mini';

const kind = z.union([z.string(), z.looseObject({ kind: z.optional(z.string()) })]);
const configuration = z.looseObject({ ports: z.record(z.string(), kind) });

/** The ports for which a run-time configuration (`/config.json`) leaves the app to stand-ins of the sandbox. */
export function standInsOf(config: unknown): readonly string[] {
  const { ports } = configuration.parse(config);
  const named = Object.entries(ports).filter(([, port]) => (typeof port === 'string' ? port : port.kind) === 'sandbox');
  return [...named.map(([name]) => name), ...(ports['cardPayment'] === undefined ? ['cardPayment'] : [])];
}
