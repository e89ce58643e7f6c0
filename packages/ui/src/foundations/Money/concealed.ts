/** Replaces an amount while balances are hidden. Same width for a cent as for a million (WISH-002). */
export const CONCEALED = '••••';
