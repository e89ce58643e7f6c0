import type { Endpoint } from '@wallet/contract/endpoint';
import { endpoints } from '@wallet/contract/registry';

type Known = { readonly steps: readonly string[]; readonly endpoint: Endpoint };

const splitPath = (path: string): readonly string[] => path.split('/').slice(1);
const toLengthKey = (method: string, steps: readonly string[]): string => `${method} ${steps.length}`;

/** The calls by method and number of steps, so that few remain to compare. */
const callsByLength = Map.groupBy<string, Known>(
  endpoints.map((endpoint) => ({ endpoint, steps: splitPath(endpoint.root === true ? endpoint.path : `/api/v1${endpoint.path}`) })),
  ({ endpoint, steps }) => toLengthKey(endpoint.method.toUpperCase(), steps),
);

const parameters = (call: Known): number => call.steps.filter((step) => step.startsWith('{')).length;

/** Finds the contract's call for a method and path; of two that match, the one with fewer parameters. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  const steps = splitPath(path);
  const fitting = (callsByLength.get(toLengthKey(method, steps)) ?? []).filter((call) =>
    call.steps.every((step, place) => step.startsWith('{') || step === steps[place]),
  );
  return fitting.toSorted((left, right) => parameters(left) - parameters(right))[0]?.endpoint;
}
