import type { Access } from './endpoint.ts';
import type { RefusalName } from './errors.ts';

const commonRefusals: readonly RefusalName[] = ['invalid', 'tooManyRequests', 'internal', 'unavailable'];
const bearerRefusals: readonly RefusalName[] = [...commonRefusals, 'accessExpired', 'proofStale'];
const featureRefusals: readonly RefusalName[] = [...bearerRefusals, 'registrationIncomplete'];

/** Refusals that any call of an access class may return (api.md 1.2). */
export const classRefusals: Readonly<Record<Access, readonly RefusalName[]>> = {
  public: commonRefusals,
  bearer: bearerRefusals,
  feature: featureRefusals,
  money: [
    ...featureRefusals,
    'serviceProviderBlocked',
    'keyRequired',
    'keyUsedForAnother',
    'keyStillRunning',
    'confirmationNeeded',
    'confirmationUnusable',
  ],
};
