export { TokenInfoScreen } from './TokenInfoScreen.tsx';
export type {
  TokenCompanyView,
  TokenHighlights,
  TokenHolding,
  TokenInfoContent,
  TokenInfoScreenProps,
  TokenPopupView,
  TokenPrice,
} from './TokenInfoScreen.types.ts';
export { TokenPopupDialog, type TokenPopupDialogProps } from './TokenPopupDialog.tsx';
export { tokenInfoTexts } from './tokenInfo.texts.ts';
