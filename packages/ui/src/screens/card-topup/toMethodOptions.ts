import type { PickerOption } from '../../components/OptionPicker/findOptions.ts';
import type { CardTopUpScreenProps, TopUpCard } from './CardTopUpScreen.types.ts';
import type { cardTopUpTexts } from './cardTopUp.texts.ts';

const NEW_CARD = 'new';

/** A payment method in the picker. `card` is set for a card. */
export type MethodOption = PickerOption & { readonly card?: TopUpCard; readonly way: 'card' | 'new' | 'bank' };
type Texts = typeof cardTopUpTexts;

function noteOf({ holder, expirationDate, isExpired, status }: TopUpCard, texts: Texts): string {
  const state = isExpired ? texts.expired : status === 'verified' ? texts.expires(expirationDate) : texts.statuses[status];
  return [holder, state].filter((part) => part !== '').join(' · ');
}

/** Returns the account's cards, "New card" and, last, its SEPA banks (D-CUR-16). */
export function toMethodOptions(
  { cards, banks, canAddCard }: Pick<CardTopUpScreenProps, 'cards' | 'banks' | 'canAddCard'>,
  texts: Texts,
): readonly MethodOption[] {
  return [
    ...cards.map((card): MethodOption => ({ value: `card:${card.id}`, label: card.name, note: noteOf(card, texts), way: 'card', card })),
    ...(canAddCard ? [{ value: NEW_CARD, label: texts.newCard, way: 'new' } as const] : []),
    ...banks.map((id): MethodOption => ({ value: `bank:${id}`, label: texts.bank, note: texts.network, way: 'bank' })),
  ];
}

type Ways = Pick<CardTopUpScreenProps, 'onCard' | 'onBank' | 'onNewCard'>;

/** Continues with the picked method, keeping the typed amount. */
export function followMethod(value: string, draft: string, { onCard, onBank, onNewCard }: Ways): void {
  const [kind, id] = value.split(':');
  if (kind === NEW_CARD) onNewCard(draft);
  else if (kind === 'bank') onBank(Number(id), draft);
  else onCard(Number(id), draft);
}
