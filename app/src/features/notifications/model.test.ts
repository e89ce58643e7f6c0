
const event = (kind: 'new_device' | 'passkey_added' | 'unknown', day: string, changes: object = {}) => ({
  id: `7b1f6f0e-52c0-4d2f-9d3a-0a7c3b1f9e${day}`,
  kind,
  device: 'Chrome on Windows',
  name: null,
  at: `2026-03-${day}T09:00:00.000Z`,
  ...changes,
});

it('what happened to the account’s safety stands among alerts and operations, and leads to the page of security (DEV-007, WISH-016)', () => {
  const words = { now: NOW, words: securityEventTexts, locale: builtInLocale };
  const events = toEventRows([event('new_device', '12'), event('unknown', '11'), event('passkey_added', '09', { name: 'Phone', device: null })], words);
  expect(events.map((row) => (row.kind === 'alert' ? row.alert : null))).toMatchObject([
    { text: 'New sign-in to your account', note: 'Chrome on Windows', href: '/settings/security', level: 'message' },
    { text: 'A passkey was added to your account: Phone', note: 'Unknown device', href: '/settings/security' },
  ]);
  expect(new Set(events.map(({ mark }) => mark)).size).toBe(2);
  for (const { mark } of events) expect(mark).toMatch(/^e[\da-z]{1,7}$/);
  const together = withEvents(alerts, events).map((row) => (row.kind === 'alert' ? row.alert.text : ''));
  expect(together).toEqual([
    'now',
    'newest',
    'New sign-in to your account',
    'between',
    'A passkey was added to your account: Phone',
    'older',
  ]);
});
