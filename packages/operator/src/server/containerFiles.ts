import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { hostedPages } from '@wallet/core/configuration/hostedPages';
import { SERVED_FROM } from './serverOptions.ts';

/** Numbers of images: a build of today runs tomorrow what was tried. */
const images = {
  nginx: 'docker.io/library/nginx:1.28-alpine',
  node: 'docker.io/library/node:24-alpine',
  postgres: 'docker.io/library/postgres:17-alpine',
};

function webContainer(config: ServiceConfiguration): string {
  const folders = ['app', ...hostedPages(config).map(({ folder }) => folder)];
  return `# The server of app and files. Build it from dist: docker build -f deploy/Containerfile -t wallet-web .
FROM ${images.nginx}
RUN rm -rf /etc/nginx/conf.d
COPY deploy/nginx.conf deploy/proxy.conf /etc/nginx/
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

/** The range of the network between web and provider: who comes from there may say for whom. */
const INNER_RANGE = '10.89.22.0/24';

const compose = ({
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
  provider:
    build:
      context: ../..
      dockerfile: dist/deploy/Containerfile.provider
    environment:
      SANDBOX: 'off'
      PUBLIC_ORIGIN: '${origin}'
      TRUSTED_PROXIES: '${INNER_RANGE}'
      # The database is on a network of its own on this machine, without TLS.
      DATABASE_INSECURE: '1'
      DATA_DIR: /tmp/data
    command:
      - sh
      - -c
      - DATABASE_URL="$$(cat /run/secrets/database_url)" SECRETS_KEY="$$(cat /run/secrets/secrets_key)" exec node packages/sandbox/src/main.ts
    secrets: [database_url, secrets_key]
    networks: [inner, data]
    depends_on:
      database:
        condition: service_healthy
    read_only: true
    tmpfs: [/tmp]
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    healthcheck:
      test: ['CMD', 'wget', '-q', '-O', '/dev/null', 'http://127.0.0.1:4173/_healthz']
      interval: 10s
      timeout: 5s
      retries: 12
    restart: unless-stopped
  database:
    image: ${images.postgres}
    environment:
      POSTGRES_DB: wallet
      POSTGRES_USER: wallet
      POSTGRES_PASSWORD_FILE: /run/secrets/database_password
    secrets: [database_password]
    networks: [data]
    volumes:
      - database:/var/lib/postgresql/data
    healthcheck:
      test: ['CMD', 'pg_isready', '-U', 'wallet', '-d', 'wallet']
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
  database_password:
    file: ./secrets/database_password
  database_url:
    file: ./secrets/database_url
  secrets_key:
    file: ./secrets/secrets_key
`;

/** What a container engine needs (DEP-011). */
export const containerFiles = (config: ServiceConfiguration): ReadonlyMap<string, string> =>
  new Map([
    ['Containerfile', webContainer(config)],
    ['Containerfile.provider', providerContainer],
    ['compose.yaml', compose(config)],
  ]);
