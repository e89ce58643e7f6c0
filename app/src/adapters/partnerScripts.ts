import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { partnersAt } from '@wallet/core/configuration/documents';
import { isBelow, partnerScript, sourcesOf } from '@wallet/core/configuration/partners';
import type { ReportThird, ThirdReason } from './thirdParties.ts';

/** The browser's own types of Trusted Types stand in for texts. */
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

/** A script that has not come by now is given up, so that it can be asked for again (THIRD-024). */
const MOST_LOADING_MS = 30_000;

/** Ends the address of a script that is asked for again: a browser joins an equal request to the one that hangs. */
const AGAIN = /[?&]again=\d+$/;

/** The script of a partner did not come. */
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
  /** Of the document: its policy is that of this path. */
  readonly path: string;
  /** `de`. */
  readonly language: string;
  readonly report: ReportThird;
};

/**
 * The two policies of a document with partners: `wallet-scripts` makes the addresses of its configured scripts; `default` is asked for what
 * these write into elements themselves (THIRD-003). What it refuses is reported without the text.
 * @returns makes an address that a script element takes
 */
function createPolicies({ config, path, report }: Parts, addresses: readonly string[]): (address: string) => string {
  const partners = partnersAt(config, path).map((partner) => sourcesOf(config, partner));
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
    createScriptURL: (address) => (isBelow(address, places) ? address : refuse('address')),
    createHTML: (text) => (takesMarkup || !text.includes('<') ? text : refuse('markup')),
    createScript: () => refuse('script'),
  });
  const policy = trustedTypes.createPolicy('wallet-scripts', {
    createScriptURL: (address) => (addresses.includes(address.replace(AGAIN, '')) ? address : null),
  });
  return (address) => policy.createScriptURL(address);
}

/** Loads the scripts of partners into the one document that they may be in (THIRD-006). */
export function createPartnerScripts(parts: Parts): (partner: ScriptPartner) => Promise<void> {
  const { config, language } = parts;
  const addressOf = (partner: ScriptPartner): string => partnerScript(config, partner, language) ?? '';
  const tries = new Map<ScriptPartner, number>();
  const loads = new Map<ScriptPartner, Promise<void>>();
  let trust: ((address: string) => string) | null = null;

  /** Not where a document of another group stays, for lack of a network or of a storage (THIRD-005). */
  const mayBeHere = (partner: ScriptPartner): boolean => partnersAt(config, parts.path).includes(partner);

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
      const timer = setTimeout(() => giveUp('slow'), MOST_LOADING_MS);
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

/** The partners' scripts of this document. */
export const loadPartnerScript = (parts: Parts, partner: ScriptPartner): Promise<void> =>
  (scripts ??= createPartnerScripts(parts))(partner);
