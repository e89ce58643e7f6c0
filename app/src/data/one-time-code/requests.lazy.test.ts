import { expect, it } from 'vitest';
import { createSandboxBotCheck } from '../../adapters/bot-check/createSandboxBotCheck.ts';
import { deviceKeys, visitKeys } from '../../storage/keys.ts';
import { createMemoryArea } from '../../storage/createDeviceStorage.ts';
import { openTestTab } from '../../testing/openTestApp.ts';
import { type CodeRequest, requestSmsProblem, requestCode } from './requests.lazy.ts';

const TENANT = '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11';
const ANSWER = { expired: 60, tenant_uuid: TENANT, method: 'sms', methods: ['sms', 'call'], sent: true, attempts_left: 4 };
const CODE_REQUEST: CodeRequest = { username: '+37060000009', intent: 'sign_up', inviteCode: 'HALDEN-7' };

function openTab(status = 200, body: object = ANSWER) {
  const bodies: unknown[] = [];
  const tab = openTestTab(async (input, init) => {
    bodies.push(JSON.parse(await new Request(input, init).text()));
    return Response.json(body, { status });
  });
  const monitoring = { report: () => undefined, measure: () => undefined };
  const services = {
    ...tab,
    monitoring,
    reportThird: () => undefined,
    botCheck: createSandboxBotCheck(createMemoryArea),
    connect: () => tab.call,
  };
  return { ...tab, bodies, ask: (more: Partial<CodeRequest> = {}) => requestCode(services, { ...CODE_REQUEST, ...more }) };
}

it('sends the campaign, the invitation and a fresh token of the bot check (REG-014, REG-018)', async () => {
  const { storage, bodies, ask } = openTab();
  storage.write(visitKeys.campaign, { referer: 'https://news.example/', utm_source: 'a', utm_medium: 'b', utm_campaign: 'c' });
  await ask();
  await ask();
  expect(bodies[0]).toEqual({
    username: CODE_REQUEST.username,
    intent: 'sign_up',
    captchaToken: expect.stringMatching(/^sandbox-/),
    referer: 'https://news.example/',
    utm_source: 'a',
    utm_medium: 'b',
    utm_campaign: 'c',
    invite_code: 'HALDEN-7',
  });
  expect(bodies[1]).not.toEqual(bodies[0]);
});

it('marks a resend but not a first request (REG-015)', async () => {
  const { bodies, ask } = openTab();
  await ask();
  await ask({ isResend: true });
  expect(bodies[0]).not.toHaveProperty('repeated_event');
  expect(bodies[1]).toMatchObject({ repeated_event: 'yes' });
});

it('stores the tenant uuid on the device (REG-016, REG-017)', async () => {
  const { storage, ask } = openTab();
  expect(await ask()).toMatchObject({ waitSeconds: 60, tenantUuid: TENANT, attemptsLeft: 4, wasWaiting: false });
  expect(storage.read(deviceKeys.tenantUuid)).toBe(TENANT);
});

it('does not treat a pending code as a failure (REG-006)', async () => {
  const { ask } = openTab(400, { code: 110, message: 'A code has already sent to this number', expired: 42, tenant_uuid: TENANT });
  expect(await ask()).toMatchObject({ wasWaiting: true, waitSeconds: 42 });
});

function readNews(status: number, body: unknown) {
  const answer = async () => Response.json(body, { status });
  return requestSmsProblem({ connect: () => openTestTab(answer).call }, TENANT);
}

it.each([0, 2, 99])('does not treat code %d as a failure (REG-031, LIM-054)', async (code) => {
  expect(await readNews(200, { code, message: '' })).toBeNull();
});

it.each([
  ['ERR-017', -1],
  ['ERR-018', 100],
])(`%s: treats code %d as a failure with the provider's message (ERR-017, ERR-018, REG-031)`, async (_, code) => {
  expect(await readNews(200, { code, message: 'The number is unknown' })).toEqual({ kind: 'failed', message: 'The number is unknown' });
});

it.each([400, 404])('treats a %d as unavailable (ERR-014, ERR-015, REG-032)', async (status) => {
  expect(await readNews(status, { code: status, message: 'Not found' })).toEqual({ kind: 'unavailable' });
});

it('treats a non-numeric code as unavailable (ERR-016, REG-032)', async () => {
  expect(await readNews(200, { code: 'delivered', message: '' })).toEqual({ kind: 'unavailable' });
});

it('reports the session as over on a 401 (ERR-013, REG-032)', async () => {
  expect(await readNews(401, { code: 401002, message: 'Session expired' })).toEqual({ kind: 'sessionOver' });
});
