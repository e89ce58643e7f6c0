import { createRequester, readCertificate, type SendRequest, type Certificate } from './ask.ts';
import { checkConfiguration } from './checkConfiguration.ts';
import { checkFiles } from './checkFiles.ts';
import { checkHeaders } from './checkHeaders.ts';
import { checkOrigin } from './checkOrigin.ts';
import { checkPolicies, readNamedFiles } from './checkPolicies.ts';
import { checkProvider } from './checkProvider.ts';
import { checkThirdParties } from './checkThirdParties.ts';
import type { Deployed } from './Deployed.ts';
import type { Finding } from './finding.ts';

export type ExamineOptions = {
  readonly origin: string;
  /** The http address. Defaults to port 80 of the same host if https uses its default port. */
  readonly plain?: string | null;
  readonly send?: SendRequest;
  /** A certificate as PEM, trusted in addition to the machine's authorities. */
  readonly ca?: string | undefined;
};

function toPlainAddress(origin: string): string | null {
  const { protocol, port, hostname } = new URL(origin);
  return protocol === 'https:' && port === '' ? `http://${hostname}` : null;
}

/**
 * Checks a deployed address. Each check returns a finding (DEP-020 to DEP-023).
 * @throws if the address cannot be reached at all
 */
export async function runDoctorChecks({ origin, plain = toPlainAddress(origin), send, ca }: ExamineOptions): Promise<readonly Finding[]> {
  const { ask, askAnew } = createRequester(send);
  const certificate: Certificate | null = origin.startsWith('https:') ? await readCertificate(origin, ca) : null;
  const { config, findings } = await checkConfiguration(origin, ask);
  const deployed: Deployed = { origin, ask, askAnew, config };
  const named = await readNamedFiles(deployed);
  return [
    ...(await checkOrigin(deployed, plain, certificate)),
    ...findings,
    ...(await checkHeaders(deployed, plain, named.script)),
    ...(await checkPolicies(deployed, named)),
    ...(await checkFiles(deployed, named)),
    ...(await checkProvider(deployed)),
    ...(await checkThirdParties(deployed)),
  ];
}
