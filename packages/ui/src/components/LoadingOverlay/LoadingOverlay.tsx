import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { loadingOverlayTexts } from './LoadingOverlay.texts.ts';

const StyledOverlay = styled.div`
  position: relative;

  > [data-part='cover'] {
    position: absolute;
    inset: 0;
    z-index: var(--primitive-layer-sticky);
    display: grid;
    place-items: center;
    min-block-size: var(--primitive-size-row);
    color: var(--semantic-color-icon-accent);
  }
  > [data-part='content'][data-covered] {
    opacity: 0.4;
    transition: opacity var(--primitive-duration-tab);
  }
`;

export type LoadingOverlayProps = ComponentPropsWithRef<'div'> & {
  /** Covers the content, which then cannot be pressed or reached by Tab. */
  readonly busy: boolean;
  /** Announced once the overlay is visible. Empty when the page announces it itself. @default the built-in text */
  readonly label?: string;
  /** What is covered during the request. */
  readonly children?: ReactNode;
};

/** A fast response shows no overlay. Once visible, it stays long enough not to flicker (D-APP-17). */
const SHOW_DELAY_MS = 300;
const MIN_VISIBLE_MS = 400;

function useIsShown(busy: boolean): boolean {
  const [shownAt, setShownAt] = useState<number | null>(null);
  useEffect(() => {
    if (busy === (shownAt !== null)) return undefined;
    const wait = shownAt === null ? SHOW_DELAY_MS : shownAt + MIN_VISIBLE_MS - performance.now();
    const timer = setTimeout(() => setShownAt(busy ? performance.now() : null), wait);
    return () => clearTimeout(timer);
  }, [busy, shownAt]);
  return shownAt !== null;
}

/** Moves the focus to the overlay while the content is covered, and restores it afterwards. */
function useFocusRestoration(isCovered: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [overlay, before] = [root.current, document.activeElement];
    if (!isCovered || overlay === null || !(before instanceof HTMLElement) || !overlay.contains(before)) return undefined;
    overlay.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === overlay) setTimeout(() => before.focus({ preventScroll: true })); // the content is inert until after this
    };
  }, [isCovered]);
  return root;
}

/** Covers part of a page during a request, with the content still visible (APP-033, D-APP-17). */
export function LoadingOverlay({ busy, label, children, ref = null, ...rest }: LoadingOverlayProps) {
  const { loading } = useTexts(loadingOverlayTexts);
  const isShown = useIsShown(busy);
  const isCovered = busy || isShown;
  const root = useFocusRestoration(isCovered);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [root]);
  return (
    <StyledOverlay {...rest} ref={root} tabIndex={-1} aria-busy={busy}>
      <div data-part="content" inert={isCovered} data-covered={isShown || undefined}>
        {children}
      </div>
      {isShown ? (
        <div data-part="cover">
          <Spinner size={40} />
        </div>
      ) : null}
      <LiveRegion>{isShown ? (label ?? loading) : ''}</LiveRegion>
    </StyledOverlay>
  );
}
