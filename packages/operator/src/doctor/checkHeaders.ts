import { groups } from '@wallet/core/configuration/documents';
import { HSTS } from '../server/buildHeaderFiles.ts';
import type { DoctorResponse } from './ask.ts';
import type { Deployed } from './Deployed.ts';
import { rebuildAdvice, createFinding, type Finding } from './finding.ts';

type ExpectedHeaders = Readonly<Record<string, string>>;
const everywhere: ExpectedHeaders = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
const own: ExpectedHeaders = { ...everywhere, 'cross-origin-resource-policy': 'same-origin' };
const page: ExpectedHeaders = { ...own, 'cross-origin-opener-policy': 'same-origin' };

/** Returns missing or wrong headers of a response. @param name of the response in messages */
function findMissingHeaders(
  name: string,
  { headers, repeated }: DoctorResponse,
  wanted: ExpectedHeaders,
  isSecure: boolean,
): readonly string[] {
  const all = isSecure ? { ...wanted, 'strict-transport-security': HSTS } : wanted;
  const wrong = Object.entries(all).filter(([header, value]) => headers.get(header) !== value);
  return [
    ...wrong.map(([header, value]) => `${name} has ${header} "${headers.get(header) ?? ''}" instead of "${value}"`),
    ...(headers.has('content-security-policy') || headers.has('location') ? [] : [`${name} has no content-security-policy`]),
    ...repeated.map((header) => `${name} has ${header} twice`),
  ];
}

/** Checks the headers of RULE-056 on pages, files, missing files, refusals and redirects (DEP-021). */
export async function checkHeaders({ origin, ask }: Deployed, plain: string | null, script: string | null): Promise<readonly Finding[]> {
  const isSecure = origin.startsWith('https:');
  const look = async (id: string, addresses: readonly string[], wanted: ExpectedHeaders): Promise<Finding> => {
    const problems: string[] = [];
    for (const address of addresses)
      problems.push(...findMissingHeaders(address.replace(origin, ''), await ask(address), wanted, isSecure));
    return createFinding({ id, holds: `The headers of ${id.replace('headers.', '')} are complete.`, mend: rebuildAdvice }, problems);
  };
  const redirect = plain === null ? null : await ask(`${plain}/login?doctor=1`).catch(() => null);
  return [
    await look(
      'headers.pages',
      groups.map(({ example }) => origin + example),
      page,
    ),
    ...(script === null ? [] : [await look('headers.files', [origin + script], own)]),
    await look('headers.missing', [`${origin}/.doctor`], own),
    await look('headers.notes', [`${origin}/config.json`, `${origin}/version.txt`], own),
    await look('headers.refusals', [`${origin}/api/v1/accounts/operations`], own),
    ...(redirect === null || redirect.headers.get('location') === null
      ? []
      : [
          createFinding(
            { id: 'headers.redirect', holds: 'The headers of the redirect are complete.', mend: rebuildAdvice },
            findMissingHeaders('the redirect', redirect, own, isSecure),
          ),
        ]),
  ];
}
