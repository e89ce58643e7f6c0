/** Least withdrawal to a bank, exclusive, in units of the account's currency: only where the provider's settings name none (LIM-021, D-LIM-03). */
export const minimalWithdrawal = '10';
