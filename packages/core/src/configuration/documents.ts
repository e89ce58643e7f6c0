import type { ServiceConfiguration } from './configuration.ts';

/** A service that comes into documents of the app. */
export type Partner = 'botCheck' | 'cardPayment' | 'identity' | 'chat';
export type GroupName = 'guest' | 'card' | 'identity' | 'support' | 'app';

/** A group of documents with one policy. */
type Group = {
  readonly name: GroupName;
  /** Regular expression of the paths, as nginx reads it too. */
  readonly pattern: string;
  /** A path of the group, for a check that looks at one page of each. */
  readonly example: string;
  readonly partners: readonly Partner[];
};

/** Every group; the last one has every other path, also one that is not found. */
export const groups: readonly Group[] = [
  { name: 'guest', pattern: '^/(login|signup(/forgot-password(/.*)?)?)?/?$', example: '/login', partners: ['botCheck'] },
  { name: 'card', pattern: '^/(cards/new|operation/topup/fiat/[^/]+/card/[^/]+)/?$', example: '/cards/new', partners: ['cardPayment'] },
  { name: 'identity', pattern: '^/signup/kyc/?$', example: '/signup/kyc', partners: ['identity'] },
  { name: 'support', pattern: '^/support/form/?$', example: '/support/form', partners: ['botCheck', 'chat'] },
  { name: 'app', pattern: '^/', example: '/assets', partners: [] },
];

const patterns = groups.map((group) => ({ group, pattern: new RegExp(group.pattern) }));

/** The group of a path, which has neither query nor hash. */
export function groupOf(path: string): Group {
  const match = patterns.find(({ pattern }) => pattern.test(path));
  return match?.group ?? { name: 'app', pattern: '^/', example: '/assets', partners: [] };
}

/** Whether a real service is behind a port, and not a stand-in or nothing. */
export function isConfigured({ ports }: ServiceConfiguration, partner: Partner): boolean {
  if (partner === 'botCheck') return ports.botCheck.kind === 'recaptcha';
  if (partner === 'chat') return ports.chat?.kind === 'intercom' && ports.chat.origin !== undefined;
  return ports[partner] !== undefined;
}

/** The services that may be in the document of a path: where they are the same, so is the policy (THIRD-004). */
export const partnersAt = (config: ServiceConfiguration, path: string): readonly Partner[] =>
  groupOf(path).partners.filter((partner) => isConfigured(config, partner));

/** Whether a way from one path to another needs a document of its own, because the policies differ (THIRD-004). */
export const needsNewDocument = (config: ServiceConfiguration, from: string, to: string): boolean =>
  partnersAt(config, from).join() !== partnersAt(config, to).join();
