import { useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Toast } from '../../components/Toast/Toast.tsx';
import { toastTexts } from '../../components/Toast/Toast.texts.ts';
import { useWalletUi } from '../../foundations/root/WalletUi.ts';
import { useTexts } from '../../texts/Texts.tsx';

const StyledRegion = styled.section`
  --gap: max(var(--primitive-space-20), env(safe-area-inset-bottom));
  position: fixed;
  inset: auto 0 calc(var(--gap) + var(--keyboard-inset, 0px));
  z-index: var(--primitive-layer-toast);
  display: grid;
  gap: var(--primitive-space-8);
  inline-size: min(100% - 2 * var(--primitive-space-16), var(--primitive-layout-modal));
  margin-inline: auto;
  pointer-events: none;

  /* An error stays, so it must not lie on the buttons of a bar at the bottom of the page. */
  @media (min-height: 420.02px) and (max-width: 1119.98px) {
    :not(dialog) > & {
      --gap: max(var(--primitive-space-20), env(safe-area-inset-bottom), var(--primitive-space-8) + var(--actions-height, 0px));
    }
  }
`;

export type ToastRegionProps = Omit<ComponentPropsWithRef<'section'>, 'children'>;

const noDialog = (): undefined => undefined;

/**
 * The region that displays toasts (a polite live region). Mounted by `WalletRoot` and filled by `showToast`. An open overlay contains it,
 * because the rest of the page is behind the overlay and can be neither pressed nor read out.
 */
export function ToastRegion(props: ToastRegionProps) {
  const texts = useTexts(toastTexts);
  const { toasts: store, slot } = useWalletUi();
  const toasts = useSyncExternalStore(store.subscribe, store.read, store.read);
  const dialog = useSyncExternalStore(slot.subscribe, slot.getDialog, noDialog);
  const close = (id: number): void => store.write(store.read().filter((toast) => toast.id !== id));
  const region = (
    <StyledRegion {...props} aria-label={texts.region} aria-live="polite">
      {toasts.map(({ id, ...message }) => (
        <Toast key={id} {...message} onClose={() => close(id)} />
      ))}
    </StyledRegion>
  );
  return dialog === undefined ? region : createPortal(region, dialog);
}
