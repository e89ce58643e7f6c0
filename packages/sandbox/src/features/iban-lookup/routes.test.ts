import { beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
let token: string;
beforeAll(async () => {
  token = (await createSession(provider, 'empty')).token;
}, 60_000);

const lookUp = (iban: unknown) => provider.request('POST', '/info/iban', { token, body: { iban } });

describe('IBAN lookup', () => {
  it('returns the bank of an IBAN, with the member names of the seed (API-020, SEPA-041)', async () => {
    expect(await lookUp('LT903250000000000001')).toMatchObject({
      status: 200,
      json: { bank: 'HALDLT22XXX', bban: 'Halden Payments UAB', bic: 'HALDLT22XXX' },
    });
  });

  it('drops spaces and ignores case before the lookup (API-020, RULE-016)', async () => {
    expect(await lookUp(' de89 3704 0044 0532 0130 00 ')).toMatchObject({
      status: 200,
      json: { bic: expect.stringMatching(/^[A-Z]{4}DE22XXX$/) },
    });
  });

  it.each([
    ['a wrong checksum', 'DE88370400440532013000'],
    ['an unknown bank', 'LT911200000000000000'],
  ])('refuses %s (API-020)', async (_, iban) => {
    expect(await lookUp(iban)).toMatchObject({
      status: 400,
      json: { code: 400, message: 'Invalid number', fields: { iban: ['Invalid number'] } },
    });
  });

  it('refuses a bank outside SEPA (API-020)', async () => {
    expect(await lookUp('TR330006100519786457841326')).toMatchObject({ status: 400, json: { fields: { iban: ['Bank is outside SEPA'] } } });
  });
});
