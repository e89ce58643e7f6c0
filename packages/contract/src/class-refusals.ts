import type { Access } from './endpoint.ts';
import type { RefusalName } from './errors.ts';

const everyCall: readonly RefusalName[] = ['invalid', 'tooManyRequests', 'internal', 'unavailable'];
const bearer: readonly RefusalName[] = [...everyCall, 'accessExpired', 'proofStale'];
const feature: readonly RefusalName[] = [...bearer, 'registrationIncomplete'];

/** Refusals that any call of an access class may return (api.md 1.2). */
export const classRefusals: Readonly<Record<Access, readonly RefusalName[]>> = {
  public: everyCall,
  bearer,
  feature,
  money: [
    ...feature,
    'serviceProviderBlocked',
    'keyRequired',
    'keyUsedForAnother',
    'keyStillRunning',
    'confirmationNeeded',
    'confirmationUnusable',
  ],
};
