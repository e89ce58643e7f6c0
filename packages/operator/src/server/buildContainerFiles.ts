import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { buildHostedPages } from '@wallet/core/configuration/buildHostedPages';
import { INNER, SERVED_FROM } from './serverOptions.ts';

/** Fixed image versions, so that a build keeps running on what it was tested with. */
const images = {
  nginx: 'docker.io/library/nginx:1.28-alpine',
  node: 'docker.io/library/node:24-alpine',
  postgres: 'docker.io/library/postgres:17-alpine',
};

function buildWebContainer(config: ServiceConfiguration): string {
  const folders = ['app', ...buildHostedPages(config).map(({ folder }) => folder)];
  return `# The server of app and files. Build it from dist: docker build -f deploy/Containerfile -t wallet-web .
FROM ${images.nginx}
RUN rm -rf /etc/nginx/conf.d
COPY deploy/nginx.conf /etc/nginx/
COPY deploy/proxy.compose.conf /etc/nginx/proxy.conf
COPY deploy/upstream.compose.conf /etc/nginx/upstream.conf
COPY deploy/headers /etc/nginx/headers
${folders.map((folder) => `COPY ${folder} ${SERVED_FROM}/${folder}`).join('\n')}
# Not root; the root may be read-only: pid and temporary files are below /tmp.
USER nginx
EXPOSE 80 443
CMD ["nginx", "-g", "daemon off;"]
`;
}

const providerContainer = `# The embedded provider. Build it from the repository: docker build -f dist/deploy/Containerfile.provider -t wallet-provider .
FROM ${images.node}
WORKDIR /srv/provider
COPY package.json package-lock.json ./
COPY packages ./packages
COPY app/package.json ./app/package.json
COPY tools/stand-ins ./tools/stand-ins
RUN npm ci --omit=dev --ignore-scripts --workspace @wallet/sandbox --workspace @wallet/contract --workspace @wallet/core
ENV HOST=0.0.0.0 PORT=4173 NODE_COMPILE_CACHE=/tmp/compiled
USER node
EXPOSE 4173
CMD ["node", "packages/sandbox/src/main.ts"]
`;

/** The network between web and provider. Only requests from this range may set the client's address. */
const INNER_RANGE = '10.89.22.0/24';

/** Database roles: one owns the schema, the other serves customers (HA-015). */
const [OWNER, SERVING] = ['wallet_owner', 'wallet_provider'];

const buildDatabaseUrl = (variable: string, role: string): string =>
  `${variable}="postgres://${role}:$$(cat /run/secrets/${role}_password)@database:5432/wallet"`;

/** PostgreSQL's image runs this once, on an empty volume. The owner grants the role its rights in the schema on every start. */
const databaseRoles = `#!/bin/sh
set -e
psql -v ON_ERROR_STOP=1 -v password="$(cat /run/secrets/${SERVING}_password)" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role ${SERVING} login nosuperuser nocreatedb nocreaterole password :'password';
SQL
`;

const buildCompose = ({
  origin = '',
}: ServiceConfiguration): string => `# Web, provider and PostgreSQL: docker compose -f dist/deploy/compose.yaml up --build (docs/deploy/README.md)
name: wallet
services:
  web:
    build:
      context: ..
      dockerfile: deploy/Containerfile
    ports:
      - '80:80'
      - '443:443'
    volumes:
      - \${TLS_FOLDER:?the folder with fullchain.pem and privkey.pem}:/etc/wallet/tls:ro
    secrets:
      - source: provider_certificate
        target: ${INNER.certificate}
    networks: [outer, inner]
    depends_on:
      provider:
        condition: service_healthy
    read_only: true
    tmpfs: [/tmp]
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    sysctls:
      net.ipv4.ip_unprivileged_port_start: '0'
    healthcheck:
      test: ['CMD', 'wget', '-q', '--no-check-certificate', '-O', '/dev/null', 'https://127.0.0.1/version.txt']
      interval: 10s
      timeout: 5s
      retries: 6
    restart: unless-stopped
  # The owner of the schema brings it up to date, and ends: no process that is reached from outside ever has its password.
  schema:
    build: &provider
      context: ../..
      dockerfile: dist/deploy/Containerfile.provider
    environment:
      DATABASE_INSECURE: '1'
      DATA_DIR: /tmp/data
    command:
      - sh
      - -c
      - ${buildDatabaseUrl('DATABASE_MIGRATE_URL', OWNER)} ${buildDatabaseUrl('DATABASE_URL', SERVING)} exec node packages/sandbox/src/prepareDatabase.ts
    secrets: [${OWNER}_password, ${SERVING}_password]
    networks: [data]
    depends_on:
      database:
        condition: service_healthy
    read_only: true
    tmpfs: [/tmp]
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    restart: 'no'
  provider:
    build: *provider
    environment:
      SANDBOX: 'off'
      PUBLIC_ORIGIN: '${origin}'
      TRUSTED_PROXIES: '${INNER_RANGE}'
      # The database is on a network of its own on this machine, without TLS.
      DATABASE_INSECURE: '1'
      DATA_DIR: /tmp/data
      TLS_CERT: /run/secrets/provider_certificate
      TLS_KEY: /run/secrets/provider_key
    command:
      - sh
      - -c
      - ${buildDatabaseUrl('DATABASE_URL', SERVING)} SECRETS_KEY="$$(cat /run/secrets/secrets_key)" exec node packages/sandbox/src/main.ts
    secrets: [${SERVING}_password, secrets_key, provider_certificate, provider_key]
    networks: [inner, data]
    depends_on:
      schema:
        condition: service_completed_successfully
    read_only: true
    tmpfs: [/tmp]
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    healthcheck:
      test: ['CMD', 'wget', '-q', '--no-check-certificate', '-O', '/dev/null', 'https://127.0.0.1:4173/_healthz']
      interval: 10s
      timeout: 5s
      retries: 12
    restart: unless-stopped
  database:
    image: ${images.postgres}
    environment:
      POSTGRES_DB: wallet
      POSTGRES_USER: ${OWNER}
      POSTGRES_PASSWORD_FILE: /run/secrets/${OWNER}_password
    secrets: [${OWNER}_password, ${SERVING}_password]
    networks: [data]
    volumes:
      - database:/var/lib/postgresql/data
      - ./database-roles.sh:/docker-entrypoint-initdb.d/roles.sh:ro
    healthcheck:
      test: ['CMD', 'pg_isready', '-h', '127.0.0.1', '-U', '${OWNER}', '-d', 'wallet']
      interval: 10s
      timeout: 5s
      retries: 12
    restart: unless-stopped
networks:
  outer: {}
  inner:
    internal: true
    ipam:
      config:
        - subnet: ${INNER_RANGE}
  data:
    internal: true
volumes:
  database: {}
secrets:
  ${OWNER}_password:
    file: ./secrets/${OWNER}_password
  ${SERVING}_password:
    file: ./secrets/${SERVING}_password
  secrets_key:
    file: ./secrets/secrets_key
  provider_certificate:
    file: ./secrets/provider_certificate
  provider_key:
    file: ./secrets/provider_key
`;

/** The files for a container engine (DEP-011). */
export const buildContainerFiles = (config: ServiceConfiguration): ReadonlyMap<string, string> =>
  new Map([
    ['Containerfile', buildWebContainer(config)],
    ['Containerfile.provider', providerContainer],
    ['compose.yaml', buildCompose(config)],
    ['database-roles.sh', databaseRoles],
  ]);
