import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { groups } from '@wallet/core/configuration/documents';
import { buildHostedPages } from '@wallet/core/configuration/buildHostedPages';
import { NONCE_PLACEHOLDER, buildPageHeaders } from '@wallet/core/configuration/policy';

type Headers = Readonly<Record<string, string>>;

/** Two years, as required by browsers' preload lists (RULE-056). */
export const HSTS = 'max-age=63072000; includeSubDomains';
/** For responses that are not pages: no scripts, no content, no framing. */
const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For every response, whatever its location and status. */
const everywhere: Headers = {
  'strict-transport-security': HSTS,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
const own: Headers = { ...everywhere, 'cross-origin-resource-policy': 'same-origin' };
const nothing: Headers = { ...own, 'content-security-policy': NO_PAGE_POLICY, 'cache-control': 'no-store' };

/** A quoted value. `{N}` becomes the nonce of the response. */
export function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll(NONCE_PLACEHOLDER, '$request_id')}"`;
}

/** `content-security-policy` -> `Content-Security-Policy`, as nginx sends it. */
const toHeaderName = (name: string): string => name.replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());

/** `always`, because errors need these headers as well. */
function formatHeaders(headers: Headers, why: string): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${toHeaderName(name)} ${value.startsWith('$') ? value : quote(value)} always;`,
  );
  return [`# ${why}`, ...lines, ''].join('\n');
}

/** Headers of the app's pages. Those that differ by group are variables of nginx.conf. */
function getAppPageHeaders(config: ServiceConfiguration): Headers {
  const headers = buildPageHeaders(config, '/');
  return { ...headers, ...everywhere, 'content-security-policy': '$wallet_policy', 'permissions-policy': '$wallet_permissions' };
}

/** One file per set of headers. A location that adds a header inherits none, so each location includes the set it needs (DEP-007). */
export function buildHeaderFiles(config: ServiceConfiguration): ReadonlyMap<string, string> {
  const pages = buildHostedPages(config).map(({ folder, headers }): readonly [string, string] => [
    `headers/${folder}.conf`,
    formatHeaders({ ...headers(), ...everywhere }, `The page of dist/${folder}, on its own origin.`),
  ]);
  const files = { ...nothing, 'cache-control': '$wallet_static_cache' };
  return new Map([
    ...pages,
    ['headers/page.conf', formatHeaders(getAppPageHeaders(config), 'Pages of the app: policy and permissions by the group of the path.')],
    ['headers/file.conf', formatHeaders(nothing, 'Files that are never kept, refusals, redirects.')],
    [
      'headers/static.conf',
      formatHeaders(files, 'Files with a hash in their name: kept for good when they are there, not at all when they are not.'),
    ],
    [
      'headers/font.conf',
      formatHeaders(
        { ...files, 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' },
        'Fonts: the card provider’s frames load them from here.',
      ),
    ],
    ['headers/provider.conf', formatHeaders(own, 'Answers of the provider: its policy and its caching stay.')],
    [
      'headers/picture.conf',
      formatHeaders({ ...everywhere, 'cross-origin-resource-policy': 'cross-origin' }, 'Pictures and documents of the provider.'),
    ],
  ]);
}

/** One value per group of paths, as lines of a `map`. The last group is the default for all other paths. */
export function buildGroupLines(getHeader: (path: string) => string): string {
  const lines = groups.map(({ name, example }) => `    ${name === 'app' ? 'default' : name} ${quote(getHeader(example))};`);
  return lines.join('\n');
}
