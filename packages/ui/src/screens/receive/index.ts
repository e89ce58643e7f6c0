export { ReceiveScreen } from './ReceiveScreen.tsx';
export type { ReceiveAddress, ReceiveContent, ReceiveScreenProps } from './ReceiveScreen.types.ts';
export { receiveTexts } from './receive.texts.ts';
