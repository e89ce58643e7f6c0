import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { getPartners } from '@wallet/core/configuration/documents';
import { hasUrlPrefix, partnerScript, getSources } from '@wallet/core/configuration/partners';
import type { ReportThird, ThirdReason } from './thirdParties.ts';

/** Minimal type of the browser's Trusted Types. Strings stand in for its own types. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<string, (text: string) => string | null>>,
  ) => {
    readonly createScriptURL: (address: string) => string;
  };
};

declare global {
  // oxlint-disable-next-line no-var
  var trustedTypes: TrustedTypes | undefined;
}

export type ScriptPartner = 'botCheck' | 'cardPayment';

/** Timeout after which a script load is given up, so that it can be retried (THIRD-024). */
const LOADING_TIMEOUT_MS = 30_000;

/** Suffix added to the address on a retry. Otherwise the browser would join the request to the identical one that hangs. */
const RETRY_SUFFIX = /[?&]again=\d+$/;

export class PartnerScriptError extends Error {
  override readonly name = 'PartnerScriptError';
  readonly reason: ThirdReason;
  constructor(reason: ThirdReason) {
    super(`A partner’s script did not load: ${reason}`);
    this.reason = reason;
  }
}

type Parts = {
  readonly config: ServiceConfiguration;
  readonly path: string;
  /** For example `de`. */
  readonly language: string;
  readonly report: ReportThird;
};

/**
 * Creates the two Trusted Types policies of a document with partners. `wallet-scripts` allows the addresses of the configured scripts.
 * `default` applies to what these scripts write into elements (THIRD-003). Refusals are reported without the text.
 * @returns a function that makes an address acceptable to a script element
 */
function createPolicies({ config, path, report }: Parts, addresses: readonly string[]): (address: string) => string {
  const partners = getPartners(config, path).map((partner) => getSources(config, partner));
  const places = partners.flatMap(({ scriptPlaces }) => scriptPlaces);
  const { cardPayment, botCheck } = config.ports;
  const takesMarkup = cardPayment?.markup === true || (botCheck.kind === 'recaptcha' && botCheck.markup === true);
  const refuse = (kind: string): null => {
    report('trustedTypes', 'refused', kind);
    return null;
  };
  const { trustedTypes } = globalThis;
  if (trustedTypes === undefined) return (address) => address;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (hasUrlPrefix(address, places) ? address : refuse('address')),
    createHTML: (text) => (takesMarkup || !text.includes('<') ? text : refuse('markup')),
    createScript: () => refuse('script'),
  });
  const policy = trustedTypes.createPolicy('wallet-scripts', {
    createScriptURL: (address) => (addresses.includes(address.replace(RETRY_SUFFIX, '')) ? address : null),
  });
  return (address) => policy.createScriptURL(address);
}

/** Loads partners' scripts, each only into the document allowed to have it (THIRD-006). */
export function createPartnerScripts(parts: Parts): (partner: ScriptPartner) => Promise<void> {
  const { config, language } = parts;
  const addressOf = (partner: ScriptPartner): string => partnerScript(config, partner, language) ?? '';
  const tries = new Map<ScriptPartner, number>();
  const loads = new Map<ScriptPartner, Promise<void>>();
  let trust: ((address: string) => string) | null = null;

  /** False in a document of another group, which remains loaded when the network or storage is missing (THIRD-005). */
  const mayBeHere = (partner: ScriptPartner): boolean => getPartners(config, parts.path).includes(partner);

  function add(partner: ScriptPartner): Promise<void> {
    return new Promise((resolve, reject) => {
      trust ??= createPolicies(parts, [addressOf('botCheck'), addressOf('cardPayment')]);
      const script = document.createElement('script');
      script.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
      const tried = tries.get(partner) ?? 0;
      tries.set(partner, tried + 1);
      const address = addressOf(partner);
      script.src = trust(tried === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}again=${tried}`);
      script.async = true;
      const giveUp = (reason: ThirdReason): void => {
        clearTimeout(timer);
        script.remove();
        reject(new PartnerScriptError(reason));
      };
      const timer = setTimeout(() => giveUp('slow'), LOADING_TIMEOUT_MS);
      script.addEventListener('error', () => giveUp('blocked'));
      script.addEventListener('load', () => {
        clearTimeout(timer);
        resolve();
      });
      document.head.append(script);
    });
  }

  return (partner) => {
    const underWay = loads.get(partner);
    if (underWay !== undefined) return underWay;
    const load = mayBeHere(partner) ? add(partner) : Promise.reject(new PartnerScriptError('blocked'));
    loads.set(partner, load);
    load.catch(() => loads.delete(partner));
    return load;
  };
}

let scripts: ReturnType<typeof createPartnerScripts> | null = null;

export const loadPartnerScript = (parts: Parts, partner: ScriptPartner): Promise<void> =>
  (scripts ??= createPartnerScripts(parts))(partner);
