import { INNER } from '@wallet/operator/server/serverOptions';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from './installFromDebian.ts';

export type Nginx = { readonly url: string; readonly stop: () => Promise<void> };

const findNginx = (): string | undefined => ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) => existsSync(path));

/** nginx of the machine; Debian's, installed where that is allowed. Where there is none, the process says so and ends: nothing can be tried. */
export function requireNginx(): string {
  if (findNginx() === undefined) installFromDebian('nginx-light');
  const program = findNginx();
  if (program !== undefined) return program;
  console.log('skipped: nginx is not installed here and cannot be, so nothing was tried');
  process.exit(0);
}

/** A deployment of this machine: where it lies, and where everything of it is reached. */
export type Deployment = {
  /** The folder that holds `app`, `deploy` and the pages on origins of their own. */
  readonly dist: string;
  /** Address of the provider. */
  readonly provider: string;
  /** The provider's own certificate, where the build sends on to it by TLS. */
  readonly providerCertificate?: string | undefined;
  /** The port of app and pages, that of the redirect, and the folder of the certificate. */
  readonly tls: { readonly port: number; readonly redirectPort: number; readonly folder: string };
};

const exchange = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((source, [original, used]) => {
    if (!source.includes(original))
      throw new Error(`The generated nginx.conf does not say "${original}" any more: correct tools/servers/nginx.ts.`);
    return source.replaceAll(original, used);
  }, text);

/** The generated server, as it is, but for what every machine has to name: ports, folders, certificate, provider. */
function deploymentFor(folder: string, { dist, provider, providerCertificate, tls }: Deployment): string {
  cpSync(join(dist, 'deploy'), folder, { recursive: true });
  writeFileSync(join(folder, 'upstream.conf'), `server ${new URL(provider).host};\n`);
  if (providerCertificate !== undefined) {
    const proxy = join(folder, 'proxy.conf');
    writeFileSync(proxy, exchange(readFileSync(proxy, 'utf8'), [[INNER.certificate, providerCertificate]]));
  }
  const places: readonly (readonly [string, string])[] = [
    ['/tmp/wallet-', `${folder}/`],
    ['/srv/wallet', dist],
    ['access_log /dev/stdout wallet;', 'access_log off;'],
    ['worker_processes auto;', `worker_processes 2;\ndaemon off;\n${process.getuid?.() === 0 ? 'user root;' : ''}`],
    ['listen 443 ', `listen 127.0.0.1:${tls.port} `],
    ['listen 80 default_server', `listen 127.0.0.1:${tls.redirectPort} default_server`],
    ['listen 80;', `listen 127.0.0.1:${tls.redirectPort};`],
    ['/etc/wallet/tls', tls.folder],
  ];
  return exchange(readFileSync(join(folder, 'nginx.conf'), 'utf8'), places);
}

/** A certificate for names of this machine, made for one run. @param days that it is valid for @returns the folder with `fullchain.pem` and `privkey.pem` */
export function makeCertificate(hosts: readonly string[], days = 90): string {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-tls-'));
  const names = hosts.map((host) => (/^[\d.]+$/.test(host) ? `IP:${host}` : `DNS:${host}`)).join(',');
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const about = ['-days', String(days), '-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${names}`];
  execFileSync('openssl', ['req', '-x509', ...key, ...files, ...about], { stdio: ['ignore', 'ignore', 'pipe'] });
  return folder;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });

/**
 * Everything below one origin to several processes of a provider, each in its turn; the answer says who gave it. A process that is gone is
 * tried all the same: it refuses at once, and the next one answers. That it is gone is no error here.
 */
function balancerFor(folder: string, port: number, providers: readonly string[]): string {
  const servers = providers.map((provider) => `server ${new URL(provider).host} max_fails=0;`).join('\n');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr crit;
events {}
http {
    access_log off;
    ${places}
    upstream wallet { ${servers} }
    server {
        listen 127.0.0.1:${port};
        client_max_body_size 64m;
        location / {
            add_header X-Served-By $upstream_addr always;
            proxy_pass http://wallet;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_read_timeout 30s;
            proxy_buffering off;
        }
    }
}`;
}

/** Starts nginx with the generated files of a deployment. @param port that is waited for */
export const startNginx = (program: string, port: number, deployment: Deployment): Promise<Nginx> =>
  start(program, port, (folder) => deploymentFor(folder, deployment));

/** Starts nginx as the balancer of several processes. */
export const startBalancer = (program: string, port: number, providers: readonly string[]): Promise<Nginx> =>
  start(program, port, (folder) => balancerFor(folder, port, providers));

async function start(program: string, port: number, write: (folder: string) => string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-nginx-'));
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, write(folder));
  const args = ['-p', folder, '-c', settings, '-e', 'stderr'];
  const test = spawnSync(program, [...args, '-t'], { encoding: 'utf8' });
  if (test.status !== 0) throw new Error(`nginx does not accept its settings:\n${test.stderr}`);
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`nginx stopped with ${server.exitCode} before it listened.`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
