export { toastTexts } from './Toast.texts.ts';
export { Toast, type ToastMessage, type ToastProps } from './Toast.tsx';
