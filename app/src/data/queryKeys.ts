/** Every key of what the provider knows, by resource. The first word is the resource, so that one call forgets all of it. */
export const userInfoKeys = { all: ['user-info'] } as const;
export const accountsKeys = { all: ['accounts'], operations: ['accounts', 'operations'] } as const;
export const balancesKeys = { all: ['balances'], assets: ['balances', 'assets'], instruments: ['balances', 'instruments'] } as const;
export const ratesKeys = { all: ['rates'], public: ['rates', 'public'], dynamic: ['rates', 'dynamic'], grow: ['rates', 'grow'] } as const;
/** Apart from the rates, so that a refresh asks for no year of prices. */
export const rateHistoryKeys = { of: (quote: string, from: string, to: string) => ['rate-history', quote, from, to] } as const;
export const ordersKeys = {
  all: ['orders'],
  one: (id: string) => ['orders', 'one', id],
  inProgress: ['orders', 'in-progress'],
  latest: ['orders', 'latest'],
  ended: ['orders', 'ended'],
  filters: ['orders', 'filters'],
  sentTo: ['orders', 'sent-to'],
  since: (from: string) => ['orders', 'since', from],
  ofDay: (day: string, accounts: string) => ['orders', 'of-day', day, accounts],
} as const;
/** What the provider can do does not change with the orders. */
export const orderSearchKeys = { ignoresWords: ['order-search', 'ignores-words'] } as const;
/** Lists by page: apart from the orders, because a stale list is never asked again as a whole (budget L5). */
export const orderListKeys = { all: ['order-list'], of: (question: string) => ['order-list', question] } as const;
/** By entry of the history: entering the page anew asks for a new code (D-PROF-12). */
export const accountClosureKeys = { code: (entry: string) => ['account-closure', entry] } as const;
export const feesKeys = {
  one: (accountType: string, accountId: number, amount: string, target: string) => ['fees', accountType, accountId, amount, target],
} as const;
export const tokensKeys = {
  marketplace: ['tokens', 'marketplace'],
  one: (symbol: string) => ['tokens', 'one', symbol],
  info: (symbol: string) => ['tokens', 'info', symbol],
} as const;
export const cardsKeys = { all: ['cards'] } as const;
export const plansKeys = { all: ['plans'] } as const;
export const clubEventKeys = { all: ['club-event'] } as const;
export const referralKeys = { all: ['referral'] } as const;
export const reportsKeys = { account: ['reports', 'account'], transactions: ['reports', 'transactions'] } as const;
export const ibanLookupKeys = { one: (iban: string) => ['iban-lookup', iban] } as const;

export const travelRuleKeys = {
  enabled: (address: string) => ['travel-rule', 'enabled', address],
  vasps: ['travel-rule', 'vasps'],
  one: (id: string) => ['travel-rule', 'one', id],
} as const;

/** What every operation that moves money makes stale (D-HOME-17, D-HOME-25). */
export const moneyKeys = [accountsKeys.all, balancesKeys.all, ordersKeys.all] as const;
