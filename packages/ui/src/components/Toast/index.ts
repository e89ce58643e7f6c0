export type { ToastMessage } from '../../foundations/root/WalletUi.ts';
export { toastTexts } from './Toast.texts.ts';
export { Toast, type ToastProps } from './Toast.tsx';
