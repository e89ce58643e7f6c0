/** api.md 3.2. */
export const userInfoExample = {
  id: 5001,
  uuid: '7b1f4c0e-52d7-4d0c-9a53-0f6a1f7c2e11',
  email: 'alice.hale@example.com',
  username: '+37060000001',
  status: 'on_board',
  verifiedEmail: 'alice.hale@example.com',
  intercomHash: '5f2b7c6d0e9a41c38d7b6a5f4e3d2c1b0a99887766554433221100ffeeddccbb',
  tariff: 'Launch',
  createdAt: '2024-03-14T09:26:53.589Z',
  referral: { inviteCode: 'ALICE-7Q2' },
  dossier: {
    personal: { givenName: 'Alice', givenNameNational: null, familyName: 'Hale', familyNameNational: null, birthdate: '1988-04-23' },
    address: {
      verifiedStatus: 'success',
      country: 'Lithuania',
      countryCode: 'LTU',
      region: 'Vilnius',
      city: 'Vilnius',
      postalCode: '01103',
      streetAddress: 'Gedimino pr. 9',
    },
  },
  entityType: 'individual',
  entityLegalIds: null,
  serviceProviders: [
    { serviceProvider: 'markets', status: 'none' },
    { serviceProvider: 'securities', status: 'none' },
  ],
  notifications: [
    { subject: 'address-verification-required', content: 'Confirm your residential address', level: 'warning', date: 1773480413 },
    {
      subject: 'card-operation-awaits-address-verification',
      content: 'A card top-up awaits your address verification',
      level: 'warning',
      date: 1773394013,
    },
    { subject: 'kyc-step-required', content: 'One more step of the identity check is needed', level: 'message' },
    {
      subject: 'receive-order-without-travel-rule-transaction',
      content: { id: '90417', amount: '0.01500000', currency: 'BTC' },
      level: 'warning',
      date: 1773480413,
    },
    {
      subject: 'travel-rule-transaction-in-progress',
      content: { id: '70012', amount: '250.00000', currency: 'USDC', status: 'provider_started_review' },
      level: 'message',
      date: 1773480413,
    },
  ],
  notices: [
    { kind: 'friend_joined', name: '+491***08', amount: null, at: '2026-03-11T09:26:53.589Z' },
    { kind: 'address_approved', name: null, amount: null, at: '2026-02-12T09:26:53.589Z' },
  ],
  travelRuleEnabled: false,
};
