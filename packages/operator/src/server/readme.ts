import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { buildHostedPages } from '@wallet/core/configuration/buildHostedPages';
import { INNER, SERVED_FROM } from './serverOptions.ts';

/** The README next to the server's files (DEP-012). @param version of this build */
export function buildDeployReadme(config: ServiceConfiguration, version: string): string {
  const pages = buildHostedPages(config);
  const origin = config.origin ?? '';
  const hosts = [origin, ...pages.map((page) => page.origin)].map((one) => new URL(one).hostname);
  return `# ${hosts[0]}, ${version}

What \`npm run build:provider\` has written for this configuration. Nothing of it is edited: change \`config.json\` and build again.

## What goes where

| from | to |
| --- | --- |
| \`app\`${pages.map(({ folder }) => `, \`${folder}\``).join('')} | \`${SERVED_FROM}/\` on the server |
| \`deploy/nginx.conf\`, \`proxy.conf\`, \`upstream.conf\`, \`headers\` | \`/etc/nginx/\` |
| \`sourcemaps\` | the error collector, and no server (docs/deploy/sourcemaps.md) |
| \`deploy/Containerfile\`, \`Containerfile.provider\`, \`compose.yaml\`, \`database-roles.sh\` | a container engine, in place of the two above |

\`sha256sum -c deploy/SHA256SUMS\`, in the folder that holds \`app\` and \`deploy\`, says whether all arrived.

## Names to set

| name | what it is |
| --- | --- |
| \`/etc/wallet/tls/fullchain.pem\`, \`privkey.pem\` | the certificate for ${hosts.map((host) => `\`${host}\``).join(', ')}, and its key; with compose \`TLS_FOLDER\` |
| \`upstream.conf\` | where the provider is; built in by \`--upstream\` |
| \`${INNER.certificate}\` | the certificate of a provider beside this server that serves TLS (\`--upstream https://127.0.0.1:4173\`), its \`TLS_CERT\` |
| \`PUBLIC_ORIGIN\` of the provider | \`${origin}\` |
| \`TRUSTED_PROXIES\` of the provider | the addresses of this server |
| \`SANDBOX\` of the provider | \`off\` |

With compose the secrets are files: \`deploy/secrets/wallet_owner_password\` and \`wallet_provider_password\` (\`openssl rand -hex 24\` each:
they stand in addresses), \`secrets_key\` (\`openssl rand -base64 32\`), and \`provider_certificate\` and \`provider_key\` of the hop between web and provider (docs/deploy/README.md). The owner's is read by the service \`schema\` alone, which ends before the provider starts.

## DNS

${hosts.map((host) => `- \`${host}\`: A and AAAA to this server`).join('\n')}

## Roll-out, and back

1. Copy the new \`static\` folders beside the old ones: no name is used twice, nobody sees them yet.
2. Copy everything else of \`app\`, the pages last: from the first new page on, customers get the new version; open tabs are told "Application updated".
3. Where \`deploy\` differs: copy it, \`nginx -t\`, \`nginx -s reload\`.
4. Keep old \`static\` files for 7 days: tabs of yesterday ask for them. \`find ${SERVED_FROM}/app/static -mtime +7\` lists what may go.

Back is the same with the folder of before: its files are still there.

## The check

\`npx wallet-doctor ${origin}\` says in sentences what is wrong; before each release also with \`--browser\`.
`;
}
