import type { PresetName } from './presetList.ts';

/** What each preset makes, in one line, for who chooses one in the console. */
export const presetWords: Readonly<Record<PresetName, string>> = {
  verified: 'verified, with address, IBAN, cards and holdings, as the demo customer',
  empty: 'the same without a history; the app shows its empty states',
  draft: 'registered by phone alone; the app shows Registration',
  kyc_start: 'has begun the identity check and not ended it; the app opens it again',
  moderating: 'identity check handed in, a person looks at it; approve it under "In progress"',
  kyc_completed: 'identity confirmed, no password yet; the app asks for one',
  kyc_finish: 'identity check handed in a moment ago; the app waits for its result',
  stuck: 'a registration that was given up 8 days ago; the app shows Registration, Proceed',
  temp_blocked: 'blocked for now: a sign-in is refused with 102',
  blocked: 'blocked for good: a sign-in is refused with 103',
  refused: 'the identity check was refused: a sign-in is refused with 106',
  doc_expired: 'the identity document has expired: a sign-in leads to a new check',
  address_none: 'verified, no address and no IBAN; bank transfers ask for the address first',
  address_pending: 'address handed in and under review; approve it under "In progress"',
  address_reject: 'address documents were rejected; the app asks for others',
  company: 'a company with an LEI and a registration code',
  travel_rule: 'travel rule on, markets agreement signed: a send asks for the recipient',
  no_iban: 'address verified, no IBAN; the app waits for it',
  no_wallets: 'fiat accounts alone: no coins, tokens or instruments',
  passkey: 'has a passkey whose key the sandbox keeps',
  large: 'two thousand accounts and a very long history; takes a while to make',
  careful: 'the brake is on: unusual transfers are asked about and held',
  strong: 'every operation has to be confirmed',
};
