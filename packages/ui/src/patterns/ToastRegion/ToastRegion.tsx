import { useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Toast } from '../../components/Toast/Toast.tsx';
import { toastTexts } from '../../components/Toast/Toast.texts.ts';
import { useWalletUi } from '../../foundations/root/WalletUi.ts';
import { useTexts } from '../../texts/Texts.tsx';

const StyledRegion = styled.section`
  position: fixed;
  inset: auto 0 calc(max(var(--primitive-space-20), env(safe-area-inset-bottom)) + var(--keyboard-inset, 0px));
  z-index: var(--primitive-layer-toast);
  display: grid;
  gap: var(--primitive-space-8);
  inline-size: min(100% - 2 * var(--primitive-space-16), var(--primitive-layout-modal));
  margin-inline: auto;
  pointer-events: none;
`;

export type ToastRegionProps = Omit<ComponentPropsWithRef<'section'>, 'children'>;

/** The region that displays toasts (a polite live region). Mounted by `WalletRoot` and filled by `showToast`. */
export function ToastRegion(props: ToastRegionProps) {
  const texts = useTexts(toastTexts);
  const { toasts: store } = useWalletUi();
  const toasts = useSyncExternalStore(store.subscribe, store.read, store.read);
  const close = (id: number): void => store.write(store.read().filter((toast) => toast.id !== id));
  return (
    <StyledRegion {...props} aria-label={texts.region} aria-live="polite">
      {toasts.map(({ id, ...message }) => (
        <Toast key={id} {...message} onClose={() => close(id)} />
      ))}
    </StyledRegion>
  );
}
