import { parseJson } from '@wallet/core/configuration/readers';
import type { Deployed } from './Deployed.ts';
import { createFinding, type Finding } from './finding.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function isRefusal(text: string): boolean {
  const read = parseJson(text);
  return typeof read === 'object' && read !== null && 'code' in read;
}

async function checkPreflight({ origin, ask }: Deployed, provider: string): Promise<Finding> {
  const check = {
    id: 'preflight',
    holds: 'The provider allows requests from this origin.',
    mend: 'Add this origin to cors_origins of the provider.',
  };
  const { status, headers } = await ask(`${provider}/api/v1/sign_in`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type, idempotency-key',
    },
  });
  const allowed = headers.get('access-control-allow-origin') ?? '';
  const methods = headers.get('access-control-allow-methods') ?? '';
  const names = (headers.get('access-control-allow-headers') ?? '').toLowerCase();
  return createFinding(check, [
    status !== 204 && status !== 200 && `the preflight returns ${status}`,
    allowed !== origin && `it allows the origin "${allowed}"`,
    !METHODS.every((method) => methods.includes(method)) && `it allows the methods "${methods}"`,
    !['authorization', 'idempotency-key'].every((name) => names.includes(name)) && `it allows the headers "${names}"`,
  ]);
}

/** Checks that the provider responds where the app calls it (DEP-022). */
export async function checkProvider(deployed: Deployed): Promise<readonly Finding[]> {
  const { origin, ask, config } = deployed;
  const provider = config === null || config.providerOrigin === '' ? origin : config.providerOrigin;
  const health = await ask(`${provider}/_healthz`);
  const call = await ask(`${provider}/api/v1/accounts/operations`);
  const isHealthy = health.status === 200 && (health.headers.get('content-type') ?? '').includes('json');
  return [
    createFinding({ id: 'health', holds: 'The provider is healthy.', mend: 'Forward /_healthz to the provider, and check its log.' }, [
      !isHealthy && `/_healthz returns ${health.status} as ${health.headers.get('content-type') ?? 'nothing'}`,
    ]),
    createFinding({ id: 'calls', holds: 'The provider refuses a call without a token.', mend: 'Forward /api/ to the provider.' }, [
      (call.status !== 401 || !isRefusal(call.text)) && `a call without a token returns ${call.status}, not a refusal`,
    ]),
    ...(provider === origin ? [] : [await checkPreflight(deployed, provider)]),
  ];
}
