import { finishKyc, postOnBoardingStatus, readOnBoardingStatus, resetStuckKyc, startKyc } from '@wallet/contract/customer/kyc';
import type { Hono } from 'hono';
import { mount } from '../../http/mount.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../http/services.ts';
import { identityLink } from '../../kernel/customer/identity.ts';
import { finish, postStatus, reset, start, takeStep } from './rules.ts';

const notChangeable = () => ({ refusal: refuse('statusNotChangeable') });

/** API-012 to API-016. */
export function kycRoutes(http: Hono, services: Services): void {
  const { database, origin, settings } = services;
  const frameUrl = (uuid: string): string => {
    const elsewhere = settings.text('kyc_frame_url');
    return elsewhere === '' ? identityLink(origin, uuid) : elsewhere.replace('{uuid}', uuid);
  };

  mount(http, services, postOnBoardingStatus, async ({ customer, body, now }) => {
    const step = await takeStep(database, customer.id, postStatus(body.status), now);
    return step === null ? notChangeable() : { answer: { status: step.status, user: { status: step.status } } };
  });

  mount(http, services, readOnBoardingStatus, async ({ customer: { status } }) => ({ answer: { status, user: { status } } }));

  mount(http, services, startKyc, async ({ customer, now }) => {
    const step = await takeStep(database, customer.id, start, now);
    if (step === null) return notChangeable();
    const { status, uuid } = step;
    return { answer: { user: { status }, customer_id: uuid, frame_url: frameUrl(uuid) } };
  });

  mount(http, services, finishKyc, async ({ customer, now }) => {
    const step = await takeStep(database, customer.id, finish, now);
    return step === null ? notChangeable() : { answer: { user: { status: step.status } } };
  });

  mount(http, services, resetStuckKyc, async ({ customer, now }) => {
    const step = await takeStep(database, customer.id, reset, now);
    return step === null ? notChangeable() : { answer: { user: { status: step.status } } };
  });
}
