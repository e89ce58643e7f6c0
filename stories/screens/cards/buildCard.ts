import type { CardItem } from '@wallet/ui/screens/cards';

/** Returns a verified card with the overrides of a story. */
export function buildCard(overrides: Partial<CardItem> = {}): CardItem {
  return {
    id: 11,
    brand: 'visa',
    name: 'Personal',
    numberFormatted: '•••• 4821',
    holder: 'Alice Berg',
    expirationDate: '08/28',
    isExpired: false,
    status: 'verified',
    href: '#card',
    topUpHref: '#top-up',
    verificationHref: null,
    ...overrides,
  };
}
