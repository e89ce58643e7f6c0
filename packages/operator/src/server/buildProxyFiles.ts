import { DEFAULT_UPSTREAM, INNER, type ServerOptions } from './serverOptions.ts';

/** How nginx verifies the provider: the machine's authorities for a remote one, a single certificate for a local one. */
function getTrust(hostname: string): { readonly name: string; readonly certificate: string } {
  const isBeside = ['localhost', '127.0.0.1', '[::1]', INNER.name].includes(hostname);
  return isBeside ? INNER : { name: hostname, certificate: '/etc/ssl/certs/ca-certificates.crt' };
}

function buildProxy(scheme: string, hostname: string): string {
  const { name, certificate } = getTrust(hostname);
  const tls =
    scheme === 'https'
      ? `proxy_ssl_server_name on;
proxy_ssl_name ${name};
proxy_ssl_verify on;
proxy_ssl_verify_depth 3;
proxy_ssl_protocols TLSv1.2 TLSv1.3;
proxy_ssl_trusted_certificate ${certificate};
`
      : '';
  return `# To the provider. It alone decides; nothing of an answer is kept here. What nginx sets is not told twice.
proxy_pass ${scheme}://wallet_provider;
proxy_http_version 1.1;
${tls}proxy_set_header Host $http_host;
proxy_set_header X-Forwarded-For $remote_addr;
proxy_set_header X-Forwarded-Proto $scheme;
proxy_set_header X-Request-Id "";
proxy_connect_timeout 30s;
proxy_send_timeout 30s;
proxy_read_timeout 30s;
proxy_buffering off;
proxy_hide_header Strict-Transport-Security;
proxy_hide_header X-Content-Type-Options;
proxy_hide_header Referrer-Policy;
proxy_hide_header Cross-Origin-Resource-Policy;
error_page 413 = @too_large;
error_page 502 504 = @unavailable;
`;
}

/** The proxy files that `nginx.conf` includes. */
export function buildProxyFiles({ upstream = DEFAULT_UPSTREAM }: ServerOptions): ReadonlyMap<string, string> {
  const { protocol, hostname, port } = new URL(upstream);
  const scheme = protocol.slice(0, -1);
  const server = (host: string): string => `server ${host}:${port === '' ? (scheme === 'https' ? 443 : 80) : port};\n`;
  return new Map([
    ['proxy.conf', buildProxy(scheme, hostname)],
    ['upstream.conf', server(hostname)],
    // In the containers of compose.yaml the provider has a host name and uses TLS.
    ['proxy.compose.conf', upstream === DEFAULT_UPSTREAM ? buildProxy('https', INNER.name) : buildProxy(scheme, hostname)],
    ['upstream.compose.conf', upstream === DEFAULT_UPSTREAM ? server(INNER.name) : server(hostname)],
  ]);
}
