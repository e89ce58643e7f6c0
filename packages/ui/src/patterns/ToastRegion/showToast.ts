import { callForSlots } from '../../foundations/overlay/callForSlots.ts';
import type { ToastMessage } from '../../components/Toast/Toast.tsx';

export type ShownToast = ToastMessage & { readonly id: number };

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the toast region; the same text is not shown twice at once. Answers what takes it away. */
export function showToast(message: ToastMessage): () => void {
  lastId += 1;
  const id = lastId;
  change([...toasts.filter((toast) => toast.text !== message.text), { ...message, id }]);
  callForSlots();
  return () => closeToast(id);
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  read: (): readonly ShownToast[] => toasts,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
