/** What is shown for an amount while balances are hidden: as wide for a cent as for a million (WISH-002). */
export const CONCEALED = '••••';
