import { createSendRequest, type SendRequest } from '@wallet/contract/conformance/sendRequest';
import type { ProviderClient } from './openProvider.ts';

/** Sends the requests of the conformance check, whose paths begin at the origin. */
export const toConformanceRequest = (provider: Pick<ProviderClient, 'http'>): SendRequest =>
  createSendRequest((path, init) => provider.http.request(path, init));
