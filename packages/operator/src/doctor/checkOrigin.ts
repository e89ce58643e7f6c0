import { isLoopback } from '@wallet/core/configuration/findConfigurationFaults';
import type { Certificate } from './ask.ts';
import type { Deployed } from './Deployed.ts';
import { rebuildAdvice, createFinding, type Finding } from './finding.ts';

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;

function checkCertificate({ validTo, doubt }: Certificate): Finding {
  const days = Math.floor((validTo.getTime() - Date.now()) / DAY_MS);
  const check = {
    id: 'certificate',
    holds: `The certificate is valid for ${days} days.`,
    mend: 'Renew the certificate and automate its renewal.',
  };
  if (doubt !== '' || days < 0) return createFinding(check, [`The certificate is not trusted: ${doubt === '' ? 'it has expired' : doubt}`]);
  return createFinding({ ...check, level: 'WARN' }, [days < SOON_DAYS && `The certificate expires in ${days} days`]);
}

async function checkRedirect({ origin, ask }: Deployed, plain: string): Promise<Finding> {
  const check = { id: 'redirect', holds: 'Port 80 redirects to the same address by https.', mend: rebuildAdvice };
  try {
    const { status, headers } = await ask(`${plain}/login?doctor=1`);
    const to = headers.get('location');
    const isRight = (status === 308 || status === 301) && to === `${origin}/login?doctor=1`;
    return createFinding(check, [
      !isRight && `${plain} returns ${status}${to === null ? '' : ` with ${to}`} instead of 308 with ${origin}`,
    ]);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return createFinding({ ...check, level: 'WARN' }, [`Port 80 cannot be reached from here: ${why}`]);
  }
}

/** Checks TLS, certificate and redirect. @param plain the http address @param certificate null without TLS */
export async function checkOrigin(deployed: Deployed, plain: string | null, certificate: Certificate | null): Promise<readonly Finding[]> {
  const { origin, config } = deployed;
  const isSecure = origin.startsWith('https:');
  return [
    createFinding(
      {
        id: 'https',
        holds: isSecure ? 'The app is served by https.' : 'The app is served on this machine.',
        mend: 'Serve the app only by https.',
      },
      [!isSecure && !isLoopback(origin) && `${origin} is an http address`],
    ),
    createFinding({ id: 'origin', holds: 'config.json names this origin.', mend: 'Name the origin in config.json and build again.' }, [
      config !== null && config.origin !== origin && `config.json names ${config.origin ?? 'no origin'}, but this is ${origin}`,
    ]),
    ...(certificate === null ? [] : [checkCertificate(certificate)]),
    ...(plain === null ? [] : [await checkRedirect(deployed, plain)]),
  ];
}
