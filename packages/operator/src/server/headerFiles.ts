import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { groups } from '@wallet/core/configuration/documents';
import { hostedPages } from '@wallet/core/configuration/hostedPages';
import { NONCE_PLACE, pageHeaders } from '@wallet/core/configuration/policy';

type Headers = Readonly<Record<string, string>>;

/** Two years, as the lists of browsers ask (RULE-056). */
export const HSTS = 'max-age=63072000; includeSubDomains';
/** Runs nothing, shows nothing, is framed nowhere: what is no page. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Every answer, whatever its location and status. */
const everywhere: Headers = {
  'strict-transport-security': HSTS,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
const own: Headers = { ...everywhere, 'cross-origin-resource-policy': 'same-origin' };
const nothing: Headers = { ...own, 'content-security-policy': NO_PAGE, 'cache-control': 'no-store' };

/** A value between quotation marks; `{N}` is the answer's nonce. */
export function quote(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll(NONCE_PLACE, '$request_id')}"`;
}

/** `content-security-policy` -> `Content-Security-Policy`, as nginx sends it. */
const nameOf = (name: string): string => name.replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());

/** `always`: an error needs them as much as any other answer. */
function write(headers: Headers, why: string): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${nameOf(name)} ${value.startsWith('$') ? value : quote(value)} always;`,
  );
  return [`# ${why}`, ...lines, ''].join('\n');
}

/** The headers of the app's pages: what differs by group is a variable of nginx.conf. */
function appPage(config: ServiceConfiguration): Headers {
  const headers = pageHeaders(config, '/');
  return { ...headers, ...everywhere, 'content-security-policy': '$wallet_policy', 'permissions-policy': '$wallet_permissions' };
}

/** The sets of headers, a file each: a location that adds a header of its own inherits none, so each includes what it needs (DEP-007). */
export function headerFiles(config: ServiceConfiguration): ReadonlyMap<string, string> {
  const pages = hostedPages(config).map(({ folder, headers }): readonly [string, string] => [
    `headers/${folder}.conf`,
    write({ ...headers(), ...everywhere }, `The page of dist/${folder}, on its own origin.`),
  ]);
  const files = { ...nothing, 'cache-control': '$wallet_static_cache' };
  return new Map([
    ...pages,
    ['headers/page.conf', write(appPage(config), 'Pages of the app: policy and permissions by the group of the path.')],
    ['headers/file.conf', write(nothing, 'Files that are never kept, refusals, redirects.')],
    [
      'headers/static.conf',
      write(files, 'Files with a hash in their name: kept for good when they are there, not at all when they are not.'),
    ],
    [
      'headers/font.conf',
      write(
        { ...files, 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' },
        'Fonts: the card provider’s frames load them from here.',
      ),
    ],
    ['headers/provider.conf', write(own, 'Answers of the provider: its policy and its caching stay.')],
    [
      'headers/picture.conf',
      write({ ...everywhere, 'cross-origin-resource-policy': 'cross-origin' }, 'Pictures and documents of the provider.'),
    ],
  ]);
}

/** One value for each group of paths, as lines of a `map`. The last group has every other path. */
export function groupLines(headerOf: (path: string) => string): string {
  const lines = groups.map(({ name, example }) => `    ${name === 'app' ? 'default' : name} ${quote(headerOf(example))};`);
  return lines.join('\n');
}
