export type { BackToClose } from '../../foundations/overlay/overlaySlot.ts';
export type { Store } from '../../foundations/root/createStore.ts';
export {
  createWalletUi,
  type MenuBadge,
  type OfferedMenu,
  type OpenedOverlay,
  type OverlayElement,
  type RailSection,
  type SectionHrefs,
  type ShownToast,
  type ToastMessage,
  useHomeHref,
  useOverlay,
  useToast,
  type WalletUi,
} from '../../foundations/root/WalletUi.ts';
export { LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';
export { WalletRoot, type WalletRootProps } from './WalletRoot.tsx';
