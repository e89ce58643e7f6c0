/** api.md 3.15. */
export const travelRuleTransactionExample = {
  id: '70012',
  direction: 'send',
  order_id: null,
  originator_account: { id: 301, type: 'stablecoin', name: 'USD Coin', blockchain: { network_name: 'ERC-20', currency: 'ETH' } },
  status: 'provider_started_review',
  amount: '250.00000',
  currency: 'USDC',
  beneficiary_wallet: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  comment: 'Invoice 17',
  beneficiary_legal_form: 'individual',
  details: [
    { name: 'beneficiary_type', value: 'Third-party individual' },
    { name: 'beneficiary_name', value: 'Bruno Keller' },
    { name: 'beneficiary_country', value: 'Germany' },
    { name: 'wallet_type', value: 'VASP' },
    { name: 'wallet_vasp', value: 'Northlight Exchange' },
  ],
};
