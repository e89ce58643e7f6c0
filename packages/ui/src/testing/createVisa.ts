import type { Id } from '../components/OptionPicker/findOptions.ts';
import type { TopUpCard } from '../screens/card-topup/CardTopUpScreen.types.ts';

/** Returns a verified card with an id of the host's. */
export const createVisa = <CardId extends Id>(id: CardId): TopUpCard<CardId> => ({
  id,
  brand: 'visa',
  name: 'Visa',
  holder: '',
  expirationDate: '08/28',
  isExpired: false,
  status: 'verified',
});
