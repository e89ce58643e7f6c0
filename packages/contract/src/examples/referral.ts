/** api.md 3.20. */
export const referralInfoExample = {
  invite_code: 'ALICE-7Q2',
  earned_value: '17.43',
  earned_currency: 'EUR',
  referrals: [
    { username: '+370***02', activated: true },
    { username: '+491***08', activated: false },
  ],
};
