import { describe, expect, it } from 'vitest';
import { toDialledNumber } from './phoneNumber.ts';

describe('toDialledNumber', () => {
  it.each([
    ['+4402079460000', '+442079460000'],
    ['+49015112345678', '+4915112345678'],
    ['+370860000001', '+37060000001'],
    ['+112025550123', '+12025550123'],
  ])('drops the trunk prefix of %s (D-API-34)', (typed, dialled) => {
    expect(toDialledNumber(typed)).toBe(dialled);
  });

  it.each(['+37060000001', '+390612345678', '+78912345678', '+44020794600000', '+15550000001', '+999123456', '+10000'])(
    'keeps %s, whose zero belongs to it or whose country is unknown (D-API-34)',
    (phone) => {
      expect(toDialledNumber(phone)).toBe(phone);
    },
  );
});
