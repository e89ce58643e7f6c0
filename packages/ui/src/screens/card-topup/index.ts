export { CardTopUpScreen } from './CardTopUpScreen.tsx';
export type { CardTopUpIssue, CardTopUpScreenProps, CardTopUpState, ExpressTopUp, TopUpCard } from './CardTopUpScreen.types.ts';
export { cardTopUpTexts } from './cardTopUp.texts.ts';
