import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { findGroup, groups, type GroupName } from '@wallet/core/configuration/documents';
import { buildPageHeaders } from '@wallet/core/configuration/policy';
import { HSTS } from '../server/buildHeaderFiles.ts';

type Headers = Readonly<Record<string, string>>;

/** Every header of a page. `{N}` is the nonce. */
export const getHeaders = (config: ServiceConfiguration, path: string): Headers => ({
  ...buildPageHeaders(config, path),
  'strict-transport-security': HSTS,
});

/** Paths (as a regular expression) and headers of each group. `app` covers all other paths (DEP-012). */
export const buildPolicies = (
  config: ServiceConfiguration,
): Readonly<Record<string, { readonly paths: string; readonly headers: Headers }>> =>
  Object.fromEntries(groups.map(({ name, pattern, example }) => [name, { paths: pattern, headers: getHeaders(config, example) }]));

export const getPolicy = (config: ServiceConfiguration, path: string): { readonly group: GroupName; readonly headers: Headers } => ({
  group: findGroup(path).name,
  headers: getHeaders(config, path),
});
