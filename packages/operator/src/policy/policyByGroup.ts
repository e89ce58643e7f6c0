import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { groupOf, groups, type GroupName } from '@wallet/core/configuration/documents';
import { pageHeaders } from '@wallet/core/configuration/policy';
import { HSTS } from '../server/headerFiles.ts';

type Headers = Readonly<Record<string, string>>;

/** Every header of a page. `{N}` is the nonce. */
export const headersAt = (config: ServiceConfiguration, path: string): Headers => ({
  ...pageHeaders(config, path),
  'strict-transport-security': HSTS,
});

/** Paths (as a regular expression) and headers of each group. `app` covers all other paths (DEP-012). */
export const policyByGroup = (
  config: ServiceConfiguration,
): Readonly<Record<string, { readonly paths: string; readonly headers: Headers }>> =>
  Object.fromEntries(groups.map(({ name, pattern, example }) => [name, { paths: pattern, headers: headersAt(config, example) }]));

export const policyAt = (config: ServiceConfiguration, path: string): { readonly group: GroupName; readonly headers: Headers } => ({
  group: groupOf(path).name,
  headers: headersAt(config, path),
});
