export {
  createWalletUi,
  type OverlayElement,
  type ToastMessage,
  useHomeHref,
  useOverlay,
  useToast,
  type WalletUi,
} from '../../foundations/root/WalletUi.ts';
export { WalletRoot, type WalletRootProps } from './WalletRoot.tsx';
