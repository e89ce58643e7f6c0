import { createAsk, readCertificate, type Ask, type Certificate } from './ask.ts';
import { checkConfiguration } from './checkConfiguration.ts';
import { checkFiles } from './checkFiles.ts';
import { checkHeaders } from './checkHeaders.ts';
import { checkOrigin } from './checkOrigin.ts';
import { checkPolicies, readNamed } from './checkPolicies.ts';
import { checkProvider } from './checkProvider.ts';
import { checkThirdParties } from './checkThirdParties.ts';
import type { Deployed } from './Deployed.ts';
import type { Finding } from './finding.ts';

export type Examination = {
  readonly origin: string;
  /** The http address. Defaults to port 80 of the same host if https uses its default port. */
  readonly plain?: string | null;
  readonly send?: Ask;
  /** A certificate as PEM, trusted in addition to the machine's authorities. */
  readonly ca?: string | undefined;
};

function plainOf(origin: string): string | null {
  const { protocol, port, hostname } = new URL(origin);
  return protocol === 'https:' && port === '' ? `http://${hostname}` : null;
}

/**
 * Checks a deployed address. Each check returns a finding (DEP-020 to DEP-023).
 * @throws if the address cannot be reached at all
 */
export async function examine({ origin, plain = plainOf(origin), send, ca }: Examination): Promise<readonly Finding[]> {
  const { ask, askAnew } = createAsk(send);
  const certificate: Certificate | null = origin.startsWith('https:') ? await readCertificate(origin, ca) : null;
  const { config, findings } = await checkConfiguration(origin, ask);
  const deployed: Deployed = { origin, ask, askAnew, config };
  const named = await readNamed(deployed);
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
