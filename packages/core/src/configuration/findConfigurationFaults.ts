import { identityOrigins, readConfiguration, type Configuration, type ServiceConfiguration } from './configuration.ts';

type Leaf = { readonly path: string; readonly value: unknown };

function listLeaves(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, member]) => {
    const below = isList ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    return listLeaves(member, below);
  });
}

const SECRET = /^(?:sk_|rk_|whsec_)/;

/** True for an address on this machine, the only kind that may be without TLS. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

function checkText({ path, value }: Leaf): readonly string[] {
  if (typeof value !== 'string') return [];
  if (SECRET.test(value)) return [`config.json is public: ${path} is a secret key.`];
  if (/^http:\/\//i.test(value) && !isLoopback(value))
    return [`${path} is an http address: what is served there can be changed on its way.`];
  return [];
}

/** Reports ports that still use the sandbox. */
function checkStandIns({ ports }: Configuration): readonly string[] {
  const { biometrics, push, passkeys } = ports;
  const kinds = Object.entries({ botCheck: ports.botCheck.kind, biometrics, push, passkeys, chat: ports.chat?.kind });
  const standIns = kinds.flatMap(([port, kind]) => (kind === 'sandbox' ? [port] : []));
  return [
    ...standIns.map((port) => `ports.${port} is a stand-in of the sandbox, which a real provider has not: name the real service.`),
    ...(ports.cardPayment === undefined ? ['ports.cardPayment is missing: name the publishable key of the card provider.'] : []),
    ...(ports.identity === undefined ? ['ports.identity is missing: name the origins of the identity host.'] : []),
  ];
}

function checkOrigins(config: Configuration): readonly string[] {
  const { origin, ports } = config;
  const chat = ports.chat?.kind === 'intercom' ? ports.chat.origin : undefined;
  return [
    ...(origin === undefined ? ['origin is missing: name the https origin at which the app is served.'] : []),
    ...(origin !== undefined && chat === origin
      ? ['ports.chat.origin is the app’s own origin: the chat’s script could read the session there. Name another.']
      : []),
    ...(ports.identity !== undefined && identityOrigins(config).length === 0
      ? ['ports.identity.origins is missing: name the origins of the identity host.']
      : []),
  ];
}

/** Reports addresses that replace a service's own. They are only meant for journeys on this machine (THIRD-080). */
function checkDoubles(leaves: readonly Leaf[], takesDoubles: boolean): readonly string[] {
  const doubles = leaves.filter(({ path }) => /^ports\.\w+\.at\./.test(path));
  if (!takesDoubles) {
    const ports = new Set(doubles.map(({ path }) => path.split('.').slice(0, 3).join('.')));
    return [...ports].map((path) => `${path} stands for the service’s own addresses: only a build with --doubles takes it.`);
  }
  return doubles
    .filter(({ value }) => typeof value === 'string' && !isLoopback(value))
    .map(({ path }) => `${path} is no loopback address: doubles run on this machine.`);
}

/**
 * Lists every fault that prevents a build for a real provider, one line each. Empty when the configuration can be served (THIRD-007).
 * @param value content of `config.json`
 * @param options.takesDoubles whether `at` may replace the addresses of services. @default false
 */
export function findConfigurationFaults(value: unknown, { takesDoubles = false } = {}): readonly string[] {
  const leaves = listLeaves(value);
  const texts = leaves.flatMap(checkText);
  const issues: string[] = [];
  const config = readConfiguration(value, issues);
  if (config === undefined) return [...issues.map((issue) => `${issue.replace(/^- /, '')}.`), ...texts];
  const paths = new Set(listLeaves(config).map(({ path }) => path));
  const unknown = leaves.filter(({ path }) => !paths.has(path)).map(({ path }) => `${path} is no key of config.json.`);
  return [...unknown, ...texts, ...checkOrigins(config), ...checkStandIns(config), ...checkDoubles(leaves, takesDoubles)];
}

/** Lists settings that work but deserve the operator's attention, one line each. */
export function findConfigurationWarnings({ ports }: ServiceConfiguration): readonly string[] {
  const isHomeless = ports.chat?.kind === 'intercom' && ports.chat.origin === undefined;
  return isHomeless ? ['ports.chat has no origin of its own, so there is no chat: the support form takes its place.'] : [];
}
