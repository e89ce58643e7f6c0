import { expect, it } from 'vitest';
import { openTestStorage } from '../testing/openTestStorage.ts';
import { visitKeys } from '../storage/keys.ts';
import { storeVisit } from './storeVisit.ts';

it('keeps the campaign and referrer of the first page, without the referrer’s query (D-APP-22, D-REG-22)', () => {
  const { storage } = openTestStorage();
  storeVisit(storage, new URLSearchParams('utm_source=mail&utm_medium='), 'https://news.example/a?reader=7');
  storeVisit(storage, new URLSearchParams('utm_source=later'), '');
  expect(storage.read(visitKeys.campaign)).toEqual({ referer: 'https://news.example/a', utm_source: 'mail' });
});

it('keeps an invite code under either name, and at most 255 characters of a campaign value (D-APP-22, D-REG-22)', () => {
  const { storage } = openTestStorage();
  storeVisit(storage, new URLSearchParams({ invite: 'ALICE-7Q2', utm_campaign: 'x'.repeat(300) }), '');
  expect(storage.read(visitKeys.inviteCode)).toBe('ALICE-7Q2');
  expect(storage.read(visitKeys.campaign)?.utm_campaign).toHaveLength(255);
});
