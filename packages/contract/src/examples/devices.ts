/** API-109. */
export const devicesExample = [
  {
    id: '1f0c6f0e-52c0-4d2f-9d3a-0a7c3b1f9e11',
    name: 'Chrome on Windows',
    current: true,
    method: 'password',
    created_at: '2026-03-14T09:26:53.589Z',
    last_used_at: '2026-03-14T09:31:53.589Z',
    place: null,
    bound: false,
  },
];

/** API-112. */
export const securityEventsExample = [
  {
    id: '7b1f6f0e-52c0-4d2f-9d3a-0a7c3b1f9e12',
    kind: 'new_device',
    device: 'Safari on iOS',
    name: null,
    at: '2026-03-14T09:26:53.589Z',
  },
];
