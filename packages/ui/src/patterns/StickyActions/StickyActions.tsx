import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { useMergedRef } from '../../foundations/refs/useMergedRef.ts';

const StyledActions = styled.div`
  --gutter: var(--primitive-space-16);
  /* Nothing keeps the controls of the bar above it. */
  --actions-height: 0px;
  position: sticky;
  inset-block-end: var(--keyboard-inset, 0px);
  z-index: var(--primitive-layer-sticky);
  display: grid;
  gap: var(--primitive-space-8);
  margin-block: auto calc(-1 * max(var(--primitive-space-24), env(safe-area-inset-bottom)));
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--primitive-space-12) var(--gutter) max(var(--primitive-space-24), env(safe-area-inset-bottom));
  background: var(--component-header-bg);

  /* The button stands apart from the sentences above it, which are closer to each other. */
  > p + button {
    margin-block-start: var(--primitive-space-8);
  }
  > [data-kind] + button {
    margin-block-start: var(--primitive-space-4);
  }

  /* A hairline while content lies beneath the bar. Browsers that cannot tell always show it. */
  container-type: scroll-state;

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    block-size: 1px;
    background: var(--semantic-color-border-subtle);
  }
  @supports (container-type: scroll-state) {
    &::before {
      visibility: hidden;
    }
    @container scroll-state(stuck: bottom) {
      &::before {
        visibility: visible;
      }
    }
  }
  /* While the bar is sticky, a control that takes the focus is scrolled above it. */
  @media (min-height: 420.02px) and (max-width: 1119.98px) {
    main:has(&) :is(a, button, input, select, textarea) {
      scroll-margin-block-end: var(--actions-height);
    }
  }
  @media (min-width: 360px) {
    --gutter: var(--primitive-layout-gutter-mobile);
  }
  @media (max-height: 420px), (min-width: 1120px) {
    position: static;
    margin: 0;
    padding: var(--primitive-space-8) 0 0;
    background: none;

    &::before {
      content: none;
    }
    /* Beside a form the gap is that of its column. */
    [data-part='aside'] > & {
      padding: 0;
    }
  }
`;

/** The mounted bars. Those of hidden pages have no height. */
const bars = new Set<HTMLElement>();

function noteHeight(): void {
  const height = Math.max(0, ...Array.from(bars, (bar) => bar.offsetHeight));
  document.documentElement.style.setProperty('--actions-height', `${height}px`);
}

/** Notes the height of the bar at the bottom of the page for what has to stay above it: the variable `--actions-height` of the document. */
function followHeight(bar: HTMLDivElement | null): () => void {
  const observer = new ResizeObserver(noteHeight);
  // What is in an overlay covers the page and its bar.
  if (bar && !bar.closest('dialog')) {
    bars.add(bar);
    observer.observe(bar);
  }
  return () => {
    observer.disconnect();
    if (bar && bars.delete(bar)) noteHeight();
  };
}

/** The primary button and what is below it, in a bar at the bottom of a phone and in the flow on a desktop. */
export function StickyActions({ ref, ...rest }: ComponentPropsWithRef<'div'>) {
  return <StyledActions {...rest} ref={useMergedRef(followHeight, ref)} />;
}

export type SubmitActionsProps = Pick<ButtonProps, 'variant' | 'busy' | 'disabled'> & {
  readonly label: string;
  /** Shown above the button: why the last submit failed, or what the customer agrees to. */
  readonly children?: ReactNode;
};

/** The submit button of a form in its bar. */
export function SubmitActions({ label, children, ...button }: SubmitActionsProps) {
  return (
    <StickyActions>
      {children}
      <Button type="submit" fullWidth {...button}>
        {label}
      </Button>
    </StickyActions>
  );
}
