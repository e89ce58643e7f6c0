import { identityOrigins, type Configuration } from '@wallet/core/configuration/configuration';
import { buildHostedPages } from '@wallet/core/configuration/buildHostedPages';
import { partnerScript } from '@wallet/core/configuration/partners';
import type { DoctorResponse, SendRequest } from './ask.ts';
import { comparePolicies, readNonce } from './checkPolicies.ts';
import type { Deployed } from './Deployed.ts';
import { rebuildAdvice, createFinding, type Finding } from './finding.ts';

/** Requests a third party. If it cannot be reached, that is only a warning, because customers may still reach it. */
async function checkOutside(
  ask: SendRequest,
  id: string,
  address: string,
  checkResponse: (answer: DoctorResponse) => Finding,
): Promise<Finding> {
  try {
    return checkResponse(await ask(address));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const check = { id, holds: '', mend: 'Run the doctor from a network that can reach it.', level: 'WARN' } as const;
    return createFinding(check, [`${new URL(address).origin} cannot be reached from here: ${why}`]);
  }
}

const checkScript = (ask: SendRequest, id: string, address: string): Promise<Finding> =>
  checkOutside(ask, id, address, ({ status, headers }) =>
    createFinding(
      {
        id,
        holds: `${new URL(address).host} returns its script.`,
        mend: 'Check the status of the service and the key in config.json.',
      },
      [
        !(status === 200 && (headers.get('content-type') ?? '').includes('javascript')) &&
          `${address} returns ${status} as ${headers.get('content-type') ?? 'nothing'}`,
      ],
    ),
  );

/** Why the origin may not frame the page. Null if it may. */
function findFramingRefusal({ headers }: DoctorResponse, origin: string): string | null {
  const options = headers.get('x-frame-options');
  const ancestors = /frame-ancestors ([^;]*)/
    .exec(headers.get('content-security-policy') ?? '')?.[1]
    ?.trim()
    .split(/\s+/);
  if (ancestors !== undefined) {
    const { protocol, host } = new URL(origin);
    const allows = (source: string): boolean =>
      source === origin ||
      source === '*' ||
      source === protocol ||
      (source.startsWith('https://*.') && host.endsWith(source.slice('https://*'.length)));
    return ancestors.some(allows) ? null : `its frame-ancestors are ${ancestors.join(' ')}`;
  }
  return options === null ? null : `its X-Frame-Options is ${options}`;
}

/** With several hosts, the first has the plain name. */
const toName = (name: string, place: number): string => (place === 0 ? name : `${name}.${place + 1}`);

function checkIdentity({ origin, ask }: Deployed, config: Configuration): Promise<readonly Finding[]> {
  const hosts = config.ports.identity === undefined ? [] : identityOrigins(config);
  return Promise.all(
    hosts.map((host, place) =>
      checkOutside(ask, toName('third.identity', place), `${host}/`, (answer) => {
        const refusal = findFramingRefusal(answer, origin);
        const check = {
          id: toName('third.identity', place),
          holds: `${host} may be framed.`,
          mend: 'Ask the identity host to allow framing by this origin.',
        };
        return createFinding(check, [refusal !== null && `${host} may not be framed by ${origin}: ${refusal}`]);
      }),
    ),
  );
}

async function checkChat({ origin, ask }: Deployed, config: Configuration): Promise<readonly Finding[]> {
  const page = buildHostedPages(config).find(({ folder }) => folder === 'chat');
  if (page === undefined) return [];
  const check = { id: 'third.chat', holds: `The chat is on ${page.origin}, and only the app may frame it.`, mend: rebuildAdvice };
  const finding = await checkOutside(ask, 'third.chat', `${page.origin}/`, ({ status, headers }) => {
    const policy = headers.get('content-security-policy') ?? '';
    return createFinding(check, [
      page.origin === origin && 'the chat is on the app’s own origin: its script could read the session',
      status !== 200 && `${page.origin} returns ${status}`,
      ...comparePolicies(policy, page.headers(readNonce(policy))['content-security-policy'] ?? '').map((one) => `the chat page: ${one}`),
    ]);
  });
  if (finding.level !== 'PASS') return [finding];
  const { text } = await ask(`${page.origin}/config.json`);
  const isSame = text.trim() === JSON.stringify(page.config);
  return [createFinding(check, [!isSame && 'the chat’s config.json names another app, workspace or region than config.json of the app'])];
}

/** Checks each third party, if it can be reached from here (DEP-023). */
export async function checkThirdParties(deployed: Deployed): Promise<readonly Finding[]> {
  const { ask, config } = deployed;
  if (config === null) return [];
  const scripts = (['cardPayment', 'botCheck'] as const).flatMap((partner) => {
    const address = partnerScript(config, partner, 'en');
    return address === null ? [] : [checkScript(ask, `third.${partner}`, address)];
  });
  const pictures = (config.imageOrigins ?? []).map((host, place) => {
    const id = toName('third.pictures', place);
    return checkOutside(ask, id, `${host}/`, ({ status }) =>
      createFinding({ id, holds: `${host} responds.`, mend: 'Fix this picture host, or name another.' }, [
        status >= 500 && `${host} returns ${status}`,
      ]),
    );
  });
  return [
    ...(await Promise.all([...scripts, ...pictures])),
    ...(await checkIdentity(deployed, config)),
    ...(await checkChat(deployed, config)),
  ];
}
