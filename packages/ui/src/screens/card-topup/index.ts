export { CardTopUpScreen } from './CardTopUpScreen.tsx';
export type { CardTopUpIssue, CardTopUpScreenProps, CardTopUpState, TopUpCard } from './CardTopUpScreen.types.ts';
