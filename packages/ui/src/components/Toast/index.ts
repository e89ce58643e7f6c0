export type { ToastMessage } from '../../foundations/root/WalletUi.ts';
export { Toast, type ToastProps } from './Toast.tsx';
