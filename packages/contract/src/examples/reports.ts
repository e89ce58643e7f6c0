/** api.md 3.21. */
export const accountReportOptionsExample = {
  services: [
    { name: 'Halden accounts', key: 'accounts', icon: '/static/icons/bank.svg' },
    { name: 'Halden markets', key: 'markets', icon: '/static/icons/chart.svg' },
  ],
};

/** api.md 3.21. */
export const transactionsReportOptionsExample = {
  ...accountReportOptionsExample,
  transactions: [
    { name: 'All transactions', key: 'all', for_services: ['accounts', 'markets'] },
    { name: 'Top ups', key: 'incomings', for_services: ['accounts'] },
    { name: 'Withdrawals', key: 'outgoings', for_services: ['accounts'] },
    { name: 'Exchanges', key: 'exchange', for_services: ['accounts', 'markets'] },
    { name: 'Unit purchases', key: 'unit_purchase', for_services: ['markets'] },
  ],
  assets: [
    {
      name: 'All assets',
      key: 'all',
      icon: null,
      for_services: ['accounts', 'markets'],
      for_transactions: ['all', 'incomings', 'outgoings', 'exchange'],
    },
    {
      name: 'Euro',
      key: 'EUR',
      icon: '/static/icons/eur.svg',
      for_services: ['accounts'],
      for_transactions: ['all', 'incomings', 'outgoings', 'exchange'],
    },
    {
      name: 'Bitcoin',
      key: 'BTC',
      icon: '/static/icons/btc.svg',
      for_services: ['accounts'],
      for_transactions: ['all', 'incomings', 'outgoings', 'exchange'],
    },
    {
      name: 'Rosen Robotics',
      key: 'RSN',
      icon: '/static/icons/rsn.svg',
      for_services: ['markets'],
      for_transactions: ['all', 'unit_purchase'],
    },
  ],
};
