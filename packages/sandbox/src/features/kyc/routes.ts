import { finishKyc, postOnBoardingStatus, readOnBoardingStatus, resetStuckKyc, startKyc } from '@wallet/contract/customer/kyc';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { createIdentityLink } from '../../kernel/customer/identity.ts';
import { finish, postStatus, reset, start, takeStep } from './rules.ts';

const refuseChange = () => ({ refusal: refuse('statusNotChangeable') });

/** API-012 to API-016. */
export function mountKycRoutes(http: Hono, services: Services): void {
  const { database, origin, settings } = services;
  const frameUrl = (uuid: string, languages = 'en'): string => {
    const language = /^[a-z]{2}/i.exec(languages)?.[0].toLowerCase() ?? 'en';
    return (
      settings.optionalText('kyc_frame_url')?.replace('{uuid}', uuid).replace('{language}', language) ?? createIdentityLink(origin, uuid)
    );
  };

  mount(http, services, postOnBoardingStatus, async ({ customer, body, now }) => {
    const changed = await takeStep(database, customer.id, postStatus(body.status), now);
    return changed === null ? refuseChange() : { answer: { status: changed.status, user: { status: changed.status } } };
  });

  mount(http, services, readOnBoardingStatus, async ({ customer: { status } }) => ({ answer: { status, user: { status } } }));

  mount(http, services, startKyc, async ({ customer, request, now }) => {
    const changed = await takeStep(database, customer.id, start, now);
    if (changed === null) return refuseChange();
    const { status, uuid } = changed;
    return { answer: { user: { status }, customer_id: uuid, frame_url: frameUrl(uuid, request.header('accept-language')) } };
  });

  for (const [endpoint, step] of [
    [finishKyc, finish],
    [resetStuckKyc, reset],
  ] as const)
    mount(http, services, endpoint, async ({ customer, now }) => {
      const changed = await takeStep(database, customer.id, step, now);
      return changed === null ? refuseChange() : { answer: { user: { status: changed.status } } };
    });
}
