import { userStatuses } from '@wallet/contract/access/session';
import { expect, it } from 'vitest';
import { reduceKyc, type KycState, toKycView } from './model.ts';

const URL = 'https://kyc.example/?customer_id=1';
const IDLE: KycState = { name: 'idle' };
const FRAME = reduceKyc(IDLE, { name: 'started', url: URL, showsCameraWarning: false });
const toView = (status: string, state: KycState = IDLE, username = '+37060000009') => toKycView({ status, username }, state);

it.each([
  ['KYC-003', 'draft', 'intro'],
  ['KYC-003', 'kyc_start', 'intro'],
  ['KYC-006', 'moderating', 'moderating'],
  ['KYC-007', 'kyc_completed', 'setPassword'],
  ['KYC-008', 'kyc_finish', 'finishing'],
])('%s: %s shows %s (KYC-003, KYC-006, KYC-007)', (_, status, name) => {
  expect(toView(status)).toMatchObject({ name });
});

it('shows nothing for every other status (KYC-001, KYC-010)', () => {
  const shown = new Set<string>(['draft', 'kyc_start', 'moderating', 'kyc_completed', 'kyc_finish']);
  const others = userStatuses.filter((status) => !shown.has(status));
  expect(others).toHaveLength(6);
  for (const status of [...others, 'a status of tomorrow']) expect(toView(status)).toBeNull();
});

it('shows the frame after applying (KYC-004)', () => {
  expect(toView('kyc_start', FRAME)).toEqual({ name: 'frame', url: URL, showsCameraWarning: false });
});

it.each(['+994', '+374', '+375', '+996', '+373', '+992', '+993', '+998', '+380', '+7'])(
  'shows the passport notice for a phone starting with %s (KYC-012, LIM-061)',
  (prefix) => {
    expect(toView('draft', IDLE, `${prefix}501234567`)).toMatchObject({ needsPassport: true });
  },
);

it('shows no passport notice for any other phone (KYC-012)', () => {
  expect(toView('draft')).toMatchObject({ needsPassport: false });
});

it('shows the camera warning on “help/camera” and lets it be closed (KYC-018)', () => {
  const warned = reduceKyc(FRAME, { name: 'cameraHelpWanted' });
  expect(warned).toMatchObject({ showsCameraWarning: true });
  expect(reduceKyc(warned, { name: 'warningClosed' })).toMatchObject({ showsCameraWarning: false });
});

it('handles “complete” once and shows a failed finish (D-KYC-13)', () => {
  const finishing = reduceKyc(FRAME, { name: 'completed' });
  expect(reduceKyc(finishing, { name: 'completed' })).toBe(finishing);
  expect(toView('kyc_start', reduceKyc(finishing, { name: 'finishFailed', failure: 'offline' }))).toEqual({
    name: 'unfinished',
    failure: 'offline',
  });
});

it('returns to the intro when the frame is left (D-KYC-16)', () => {
  expect(toView('kyc_start', reduceKyc(FRAME, { name: 'left' }))).toMatchObject({ name: 'intro' });
});
