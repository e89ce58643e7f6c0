import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { groups } from '@wallet/core/configuration/documents';
import { buildHostedPages, type HostedPage } from '@wallet/core/configuration/buildHostedPages';
import { buildPageHeaders } from '@wallet/core/configuration/policy';
import { buildGroupLines } from './buildHeaderFiles.ts';
import { SERVED_FROM, type ServerOptions } from './serverOptions.ts';

const UPLOADS = '^/api/v1/document/(card/[^/]+|address)$';
const SIGN_IN = '^/api/v1/(sign_in|login|one_time_code|forgot_password)/?$';
const PICTURES = ['icons', 'logos', 'cards', 'documents'];

const indent = (text: string, by = 4): string => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));

/** Rate and burst of requests from one address. */
const limits = { signIn: { perMinute: 30, burst: 10 }, rest: { perSecond: 20, burst: 40 } };
/** A multiple of the limits for journeys, which all come from one address. */
const JOURNEY_FACTOR = 100;

function buildHttpPart(config: ServiceConfiguration, { takesDoubles = false }: ServerOptions): string {
  const factor = takesDoubles ? JOURNEY_FACTOR : 1;
  const header = (name: string) => buildGroupLines((path) => buildPageHeaders(config, path)[name] ?? '');
  return `    # What is served here, and nothing else.
    types {
        text/html html;
        text/css css;
        text/javascript js;
        application/json json;
        text/plain txt;
        image/svg+xml svg;
        font/woff2 woff2;
    }
    default_type application/octet-stream;

    # Of a request its path alone is written down: a query may hold what is private.
    log_format wallet '$remote_addr [$time_iso8601] "$request_method $wallet_path" $status $body_bytes_sent $request_time $request_id';
    access_log /dev/stdout wallet;

    sendfile on;
    server_tokens off;
    charset utf-8;
    client_body_temp_path /tmp/wallet-body;
    proxy_temp_path /tmp/wallet-proxy;
    fastcgi_temp_path /tmp/wallet-fastcgi;
    uwsgi_temp_path /tmp/wallet-uwsgi;
    scgi_temp_path /tmp/wallet-scgi;

    # The build writes a .br beside every script and stylesheet. Where nginx has its module (libnginx-mod-http-brotli-static),
    # \`brotli_static on;\` sends these: an eighth less than what is compressed here on the way.
    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript application/json image/svg+xml;

    limit_req_zone $binary_remote_addr zone=sign_in:10m rate=${limits.signIn.perMinute * factor}r/m;
    limit_req_zone $binary_remote_addr zone=calls:10m rate=${limits.rest.perSecond * factor}r/s;
    limit_req_status 429;
    limit_req_log_level notice;

    # The path as the browser has it: which page of the app it is, and so which policy.
    map $request_uri $wallet_path {
        ~^(?<wallet_asked>[^?]*) $wallet_asked;
    }
    map $wallet_path $wallet_group {
${groups.map(({ name, pattern }) => `        ${name === 'app' ? 'default' : `"~${pattern}"`} ${name};`).join('\n')}
    }

    # Scripts and styles of a page carry a nonce that is new in every answer: the build writes the placeholder __CSP_NONCE__, and nginx
    # replaces it by $request_id, 32 hexadecimal digits from a secure generator. So a page is never cached.
    map $wallet_group $wallet_policy {
${indent(header('content-security-policy'))}
    }
    map $wallet_group $wallet_permissions {
${indent(header('permissions-policy'))}
    }
    map $status $wallet_static_cache {
        ~^(200|206|304)$ "public, max-age=31536000, immutable";
        default "no-store";
    }`;
}

/** Redirects from port 80 to the same address on TLS. */
const buildRedirect = (origin: string, more = ''): string => `    server {
        listen 80${more};
        server_name ${new URL(origin).hostname};
        include headers/file.conf;
        location / {
            return 308 ${origin}$request_uri;
        }
    }`;

function buildTlsPart(config: ServiceConfiguration): string {
  const app = config.origin ?? '';
  const others = buildHostedPages(config).map(({ origin }) => origin);
  return `    # One certificate for ${[app, ...others].map((origin) => new URL(origin).hostname).join(', ')}.
    ssl_certificate /etc/wallet/tls/fullchain.pem;
    ssl_certificate_key /etc/wallet/tls/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
    ssl_prefer_server_ciphers off;
    ssl_session_cache shared:wallet:10m;
    ssl_session_timeout 1d;
    ssl_session_tickets off;

${[buildRedirect(app, ' default_server'), ...others.map((origin) => buildRedirect(origin))].join('\n')}`;
}

/** A refusal by nginx itself, in the provider's format. */
const buildRefusal = (name: string, status: number, message: string, more = ''): string => `location @${name} {
    default_type application/json;
    include headers/file.conf;${more}
    return ${status} '{"code": ${status}, "message": "${message}"}';
}`;

function buildProviderLocations({ takesDoubles = false }: ServerOptions): string {
  const factor = takesDoubles ? JOURNEY_FACTOR : 1;
  const calls = `limit_req zone=calls burst=${limits.rest.burst * factor} nodelay;
    error_page 429 = @too_many;`;
  return `# The provider's part of this origin.
location ~ ${SIGN_IN} {
    limit_req zone=sign_in burst=${limits.signIn.burst * factor} nodelay;
    error_page 429 = @too_many_sign_ins;
    include headers/provider.conf;
    include proxy.conf;
}
location ~ ${UPLOADS} {
    client_max_body_size 64m;
    ${calls}
    include headers/provider.conf;
    include proxy.conf;
}
location /api/ {
    ${calls}
    include headers/provider.conf;
    include proxy.conf;
}
location = /_healthz {
    include headers/provider.conf;
    include proxy.conf;
}
${PICTURES.map((folder) => `location ^~ /static/${folder}/ {\n    include headers/picture.conf;\n    include proxy.conf;\n}`).join('\n')}
${buildRefusal('too_many_sign_ins', 429, 'Too many requests', '\n    add_header Retry-After 60 always;')}
${buildRefusal('too_many', 429, 'Too many requests', '\n    add_header Retry-After 1 always;')}
${buildRefusal('too_large', 413, 'The upload is too large')}
${buildRefusal('unavailable', 503, 'Service is temporary unavailable', '\n    add_header Retry-After 5 always;')}`;
}

const fileLocations = `# Everything below /static/ has a hash in its name.
location ^~ /static/ {
    include headers/static.conf;
    try_files $uri =404;
    location ~ \\.woff2$ {
        include headers/font.conf;
        try_files $uri =404;
    }
    location ~ \\.map$ {
        include headers/file.conf;
        return 404;
    }
}
location ~ ^/(config\\.json|version\\.txt|build\\.json)$ {
    include headers/file.conf;
    try_files $uri =404;
}
location ^~ /.well-known/ {
    default_type application/json;
    include headers/file.conf;
    try_files $uri =404;
}
# The build's own notes, and what only a sandbox has, are no part of the site.
location ~ (/\\.|\\.map$|^/sandbox(/|$)) {
    include headers/file.conf;
    return 404;
}`;

const pageLocations = `# A page that carries its own first screen, that of the path's group, else the one page of the app, which itself knows what is not found.
include headers/page.conf;
sub_filter '__CSP_NONCE__' $request_id;
sub_filter_once off;
location = / {
    try_files /index.html =404;
}
location / {
    try_files $uri.html /app.$wallet_group.html /app.html =404;
}`;

const buildListens = (plain: string | undefined, more = ''): string =>
  plain === undefined ? `listen 443 ssl http2${more};` : `listen ${plain}${more};`;

function buildAppServer({ origin = 'https://localhost' }: ServiceConfiguration, options: ServerOptions): string {
  return `    server {
        ${buildListens(options.listen, ' default_server')}
        server_name ${new URL(origin).hostname};
        root ${SERVED_FROM}/app;
        client_max_body_size 1m;

${indent([pageLocations, fileLocations, buildProviderLocations(options)].join('\n\n'), 8)}
    }`;
}

function buildPageServer({ folder, origin }: HostedPage, { pageListens = {} }: ServerOptions): string {
  return `    # A page for an origin of its own: what its script does there reaches nothing of the app.
    server {
        ${buildListens(pageListens[folder])}
        server_name ${new URL(origin).hostname};
        root ${SERVED_FROM}/${folder};
        include headers/${folder}.conf;
        sub_filter '__CSP_NONCE__' $request_id;
        sub_filter_once off;
        location = / {
            try_files /index.html =404;
        }
        location ^~ /static/ {
            include headers/static.conf;
            try_files $uri =404;
        }
        location = /config.json {
            include headers/file.conf;
            try_files $uri =404;
        }
        location / {
            include headers/file.conf;
            return 404;
        }
    }`;
}

/**
 * The complete nginx.conf for a configuration: app, pages on their own origins, TLS, redirect, limits, provider (DEP-006 to DEP-010).
 * Requires nginx 1.22 or later. With `listen`, only TLS and redirect differ.
 */
export function buildNginxConf(config: ServiceConfiguration, options: ServerOptions = {}): string {
  const servers = [
    ...(options.listen === undefined ? [buildTlsPart(config)] : []),
    buildAppServer(config, options),
    ...buildHostedPages(config).map((page) => buildPageServer(page, options)),
  ];
  return `# Made from config.json by \`npm run build:provider\`: change the configuration and build again. docs/deploy/README.md says where it goes.
worker_processes auto;
pid /tmp/wallet-nginx.pid;
error_log stderr warn;

events {
    worker_connections 1024;
}

http {
${buildHttpPart(config, options)}

    upstream wallet_provider {
        include upstream.conf;
    }

${servers.join('\n\n')}
}
`;
}
