import type { ServiceConfiguration } from './configuration.ts';

/** A service that is embedded in documents of the app. */
export type Partner = 'botCheck' | 'cardPayment' | 'identity' | 'chat';
export type GroupName = 'guest' | 'card' | 'identity' | 'support' | 'app';

/** A group of documents that share one policy. */
type Group = {
  readonly name: GroupName;
  /** Regular expression for the paths, in a form that nginx accepts too. */
  readonly pattern: string;
  /** A sample path, for checks that visit one page per group. */
  readonly example: string;
  readonly partners: readonly Partner[];
};

/** All groups. The last one matches every other path, including unknown ones. */
export const groups: readonly Group[] = [
  { name: 'guest', pattern: '^/(login|signup(/forgot-password(/.*)?)?)?/?$', example: '/login', partners: ['botCheck'] },
  { name: 'card', pattern: '^/(cards/new|operation/topup/fiat/[^/]+/card/[^/]+)/?$', example: '/cards/new', partners: ['cardPayment'] },
  { name: 'identity', pattern: '^/signup/kyc/?$', example: '/signup/kyc', partners: ['identity'] },
  { name: 'support', pattern: '^/support/form/?$', example: '/support/form', partners: ['botCheck', 'chat'] },
  { name: 'app', pattern: '^/', example: '/assets', partners: [] },
];

const patterns = groups.map((group) => ({ group, pattern: new RegExp(group.pattern) }));

/** Returns the group of a path without query and hash. */
export function findGroup(path: string): Group {
  const match = patterns.find(({ pattern }) => pattern.test(path));
  return match?.group ?? { name: 'app', pattern: '^/', example: '/assets', partners: [] };
}

/** True when a port is configured with a real service, not a stand-in or nothing. */
export function isConfigured({ ports }: ServiceConfiguration, partner: Partner): boolean {
  if (partner === 'botCheck') return ports.botCheck.kind === 'recaptcha';
  if (partner === 'chat') return ports.chat?.kind === 'intercom' && ports.chat.origin !== undefined;
  return ports[partner] !== undefined;
}

/** Returns the services allowed in the document of a path. Documents with the same services have the same policy (THIRD-004). */
export const getPartners = (config: ServiceConfiguration, path: string): readonly Partner[] =>
  findGroup(path).partners.filter((partner) => isConfigured(config, partner));

/** True when navigating from one path to another requires a new document, because their policies differ (THIRD-004). */
export const needsNewDocument = (config: ServiceConfiguration, from: string, to: string): boolean =>
  getPartners(config, from).join() !== getPartners(config, to).join();
