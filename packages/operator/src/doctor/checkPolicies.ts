import { groups } from '@wallet/core/configuration/documents';
import { buildContentSecurityPolicy, buildPermissionsPolicy, NONCE_PLACEHOLDER } from '@wallet/core/configuration/policy';
import { createHash } from 'node:crypto';
import type { Deployed } from './Deployed.ts';
import { rebuildAdvice, createFinding, type Finding } from './finding.ts';

const MIN_NONCE_LENGTH = 22;
const UNREPLACED_NONCE = '__CSP_NONCE__';

/** The nonce of a policy, and the placeholder if there is none. */
export const readNonce = (policy: string): string => /'nonce-([^']+)'/.exec(policy)?.[1] ?? NONCE_PLACEHOLDER;

function parsePolicy(policy: string): ReadonlyMap<string, ReadonlySet<string>> {
  const lines = policy.split(';').map((line) => line.trim().split(/\s+/));
  return new Map(lines.filter(([name]) => name !== '').map(([name = '', ...sources]) => [name, new Set(sources)]));
}

export function comparePolicies(served: string, wanted: string): readonly string[] {
  const [has, wants] = [parsePolicy(served), parsePolicy(wanted)];
  const names = new Set([...has.keys(), ...wants.keys()]);
  return [...names].flatMap((name) => {
    const [actual, right] = [has.get(name), wants.get(name)];
    if (right === undefined) return [`${name} is not expected`];
    if (actual === undefined) return [`${name} is missing`];
    const [more, less] = [[...actual].filter((one) => !right.has(one)), [...right].filter((one) => !actual.has(one))];
    return [
      ...(less.length === 0 ? [] : [`${name} lacks ${less.join(' ')}`]),
      ...(more.length === 0 ? [] : [`${name} also allows ${more.join(' ')}`]),
    ];
  });
}

async function checkGroup({ origin, ask, config }: Deployed, name: string, path: string): Promise<readonly Finding[]> {
  if (config === null) return [];
  const { headers } = await ask(origin + path);
  const policy = headers.get('content-security-policy') ?? '';
  const permissions = headers.get('permissions-policy') ?? '';
  const wanted = buildPermissionsPolicy(config, path);
  return [
    createFinding(
      { id: `policy.${name}`, holds: `${path} has the policy derived from config.json.`, mend: rebuildAdvice },
      comparePolicies(policy, buildContentSecurityPolicy(config, path, readNonce(policy))).map((one) => `${path}: ${one}`),
    ),
    createFinding({ id: `permissions.${name}`, holds: `${path} has the permissions derived from config.json.`, mend: rebuildAdvice }, [
      permissions !== wanted && `${path} has permissions-policy "${permissions}" instead of "${wanted}"`,
    ]),
  ];
}

/** Checks nonce and placeholder on a page without partner scripts. */
async function checkNonce({ origin, ask, askAnew }: Deployed): Promise<readonly Finding[]> {
  const [first, second] = [await ask(`${origin}/assets`), await askAnew(`${origin}/assets`)];
  const readPolicy = ({ headers }: typeof first): string => headers.get('content-security-policy') ?? '';
  const [nonce, next] = [readNonce(readPolicy(first)), readNonce(readPolicy(second))];
  const inPage = new Set([...first.text.matchAll(/nonce="([^"]+)"/g)].map(([, value]) => value));
  const isLeft = first.text.includes(UNREPLACED_NONCE);
  const problems = [
    nonce === next && 'two responses have the same nonce',
    nonce.length < MIN_NONCE_LENGTH && 'the nonce is too short',
    !isLeft && !(inPage.size === 1 && inPage.has(nonce)) && 'the nonce of the page differs from that of its policy',
  ];
  return [
    createFinding(
      { id: 'nonce', holds: 'The nonce is new in every response, and the same in page and policy.', mend: rebuildAdvice },
      // A policy that has the placeholder as its nonce was copied as printed, which is not the same as one without a nonce.
      readPolicy(first).includes("'nonce-") ? problems : [],
    ),
    createFinding(
      {
        id: 'placeholder',
        holds: 'The placeholder of the nonce is replaced.',
        mend: 'Let the server replace __CSP_NONCE__ in pages: sub_filter in nginx.conf.',
      },
      [isLeft && `the page still contains ${UNREPLACED_NONCE}, so none of its scripts runs`],
    ),
  ];
}

/** Files named by the app's page: entry script, preloaded modules, a font. */
export type NamedFiles = {
  readonly script: string | null;
  readonly integrity: string | null;
  readonly parts: readonly string[];
  readonly font: string | null;
};

export async function readNamedFiles({ origin, ask }: Deployed): Promise<NamedFiles> {
  const { text } = await ask(`${origin}/assets`);
  const [tag = '', script] = /<script type="module"[^>]* src="(\/static\/[^"]+)"[^>]*>/.exec(text) ?? [];
  return {
    script: script ?? null,
    integrity: /integrity="([^"]+)"/.exec(tag)?.[1] ?? null,
    parts: [...text.matchAll(/<link rel="modulepreload"[^>]* href="(\/static\/[^"]+)"/g)].map(([, part = '']) => part),
    font: /href="(\/static\/[^"]+\.woff2)"/.exec(text)?.[1] ?? null,
  };
}

async function checkIntegrity({ origin, ask }: Deployed, { script, integrity }: NamedFiles): Promise<Finding> {
  const check = { id: 'integrity', holds: 'The entry script matches its integrity in the page.', mend: rebuildAdvice };
  if (script === null) return createFinding(check, ['/assets references no script, so it is not the page of the app']);
  const { text } = await ask(origin + script);
  const own = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (integrity === null) return createFinding(check, [`${script} has no integrity in the page`]);
  return createFinding(check, [own !== integrity && `${script} does not match its integrity in the page, so no browser runs it`]);
}

/** Checks policies, permissions, nonce and integrity on a page of each group (DEP-021). */
export async function checkPolicies(deployed: Deployed, named: NamedFiles): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { name, example } of groups) findings.push(...(await checkGroup(deployed, name, example)));
  return [...findings, ...(await checkNonce(deployed)), await checkIntegrity(deployed, named)];
}
