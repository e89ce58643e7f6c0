export type { BackToClose } from '../../foundations/overlay/overlaySlot.ts';
export {
  createWalletUi,
  type OverlayElement,
  type ToastMessage,
  useHomeHref,
  useOverlay,
  useToast,
  type WalletUi,
} from '../../foundations/root/WalletUi.ts';
export { LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';
export { WalletRoot, type WalletRootProps } from './WalletRoot.tsx';
