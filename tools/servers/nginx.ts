import { INNER } from '@wallet/operator/server/serverOptions';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { createTemporaryFolder } from '../createTemporaryFolder.ts';
import { installFromDebian } from './installFromDebian.ts';

const findNginx = (): string | undefined => ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) => existsSync(path));

/** Returns the path of nginx, and installs it from Debian if possible. Without nginx, the process reports the skipped check and exits. */
export function requireNginx(): string {
  if (findNginx() === undefined) installFromDebian('nginx-light');
  const program = findNginx();
  if (program !== undefined) return program;
  console.log('skipped: nginx is not installed here and cannot be, so nothing was tried');
  process.exit(0);
}

export type Deployment = {
  /** The folder with `app`, `deploy` and the pages on their own origins. */
  readonly dist: string;
  readonly provider: string;
  /** The provider's certificate, if nginx connects to it over TLS. */
  readonly providerCertificate?: string | undefined;
  /** The ports of the app and of the redirect to HTTPS, and the folder of the certificate. */
  readonly tls: { readonly port: number; readonly redirectPort: number; readonly folder: string };
};

const replaceAllOf = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((source, [original, used]) => {
    if (!source.includes(original))
      throw new Error(`The generated nginx.conf does not say "${original}" any more: correct tools/servers/nginx.ts.`);
    return source.replaceAll(original, used);
  }, text);

/** The generated configuration, changed only in what depends on the machine: ports, folders, certificate, provider. */
function buildNginxConf(folder: string, { dist, provider, providerCertificate, tls }: Deployment): string {
  cpSync(join(dist, 'deploy'), folder, { recursive: true });
  writeFileSync(join(folder, 'upstream.conf'), `server ${new URL(provider).host};\n`);
  if (providerCertificate !== undefined) {
    const proxy = join(folder, 'proxy.conf');
    writeFileSync(proxy, replaceAllOf(readFileSync(proxy, 'utf8'), [[INNER.certificate, providerCertificate]]));
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
  return replaceAllOf(readFileSync(join(folder, 'nginx.conf'), 'utf8'), places);
}

/** Creates a certificate for local host names. @param days of validity @returns the folder with `fullchain.pem` and `privkey.pem` */
export function makeCertificate(hosts: readonly string[], days = 90): string {
  const folder = createTemporaryFolder();
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

/** Starts nginx with the generated files of a deployment. @returns a function that stops it */
export async function startNginx(program: string, deployment: Deployment): Promise<() => Promise<void>> {
  const folder = createTemporaryFolder();
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, buildNginxConf(folder, deployment));
  const args = ['-p', folder, '-c', settings, '-e', 'stderr'];
  const test = spawnSync(program, [...args, '-t'], { encoding: 'utf8' });
  if (test.status !== 0) throw new Error(`nginx does not accept its settings:\n${test.stderr}`);
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  while (!(await isListening(deployment.tls.port))) {
    if (server.exitCode !== null) throw new Error(`nginx stopped with ${server.exitCode} before it listened.`);
  }
  return async () => {
    server.kill('SIGTERM');
    await closed;
  };
}
