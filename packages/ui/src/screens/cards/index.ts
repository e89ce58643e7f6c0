export type { CardElement, CardElementsView } from './CardElements.tsx';
export { CardVerificationScreen, type CardVerificationScreenProps } from './CardVerificationScreen.tsx';
export { CardScreen, CardsScreen } from './CardsScreen.tsx';
export type { Cancelled, CardDraft, CardItem, CardScreenProps, CardsScreenProps } from './CardsScreen.types.ts';
export { NewCardScreen, type NewCardScreenProps } from './NewCardScreen.tsx';
export { cardsTexts } from './cards.texts.ts';
