import { expect, it } from 'vitest';
import { removePrivateData } from './rules.ts';

it.each([
  ['phone +37060000001 failed', '37060000001'],
  ['phone +370 600 00001 failed', '600'],
  ['mail alice.hale@example.com', 'alice'],
  ['to LT903250000000000001 now', 'LT90'],
  ['to DE89 3704 0044 0532 0130 00 now', '3704'],
  ['Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI3YjFmIn0.c2ln', 'eyJ'],
  ['got rt_8Zb1w3mJ0qv6X2yKpLr4Tn5sUd7eHcGa9iFoQxYzWk0', '8Zb1'],
  ['{"password":"Halden2026"}', 'Halden2026'],
  ['code 123456 was wrong', '123456'],
  ['card 4242 4242 4242 4242', '4242'],
])('strips private data from: %s (RULE-036)', (text, secret) => {
  expect(removePrivateData(text)).not.toContain(secret);
});

it('leaves an ordinary message unchanged (RULE-036)', () => {
  expect(removePrivateData("TypeError: cannot read 'id' of undefined (500)")).toBe("TypeError: cannot read 'id' of undefined (500)");
});
