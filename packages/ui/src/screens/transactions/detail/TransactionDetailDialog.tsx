import { type ReactNode, useEffect, useId, useRef, useEffectEvent } from 'react';
import type { Id } from '../../../components/OptionPicker/findOptions.ts';
import { BottomSheet } from '../../../components/BottomSheet/BottomSheet.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { closeIcon, historyIcon } from '../../../foundations/Icon/icons.ts';
import { useIsWide } from '../../../patterns/AppFrame/useIsWide.ts';
import { RetryButton } from '../../../patterns/PageStates/RetryButton.tsx';
import { transactionMark } from '../../../patterns/TransactionList/transactionMarks.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { NextSteps } from './NextSteps.tsx';
import { TransactionDetailContent } from './TransactionDetailContent.tsx';
import type { TransactionDetailDialogProps, TransactionDetailState, TransactionDetail } from './TransactionDetail.types.ts';
import { transactionDetailTexts } from './transactionDetail.texts.ts';
import { styled } from 'styled-components';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { createPortal } from 'react-dom';
import { DetailList } from '../../../components/DetailList/DetailList.tsx';
import { useHydrated } from '../../../foundations/hydration/useHydrated.ts';
import { BrandMark } from '../../../foundations/BrandMark/BrandMark.tsx';
import { useTheme } from '../../../foundations/ThemeRoot/Theme.ts';
import { PriceBreakdown } from '../../../patterns/PriceBreakdown/PriceBreakdown.tsx';
import { priceTexts } from '../../../patterns/PriceBreakdown/price.texts.ts';
import { transactionListTexts } from '../../../patterns/TransactionList/transactionList.texts.ts';
import { DetailAmounts } from './DetailAmounts.tsx';
import { getGroupLabel, getRowLabel, useRowValue } from './summaryWords.ts';

// Printed alone, without the app and the dialog over it.
const StyledReceipt = styled.article`
  display: none;

  @media print {
    display: grid;
    gap: var(--primitive-space-20);
    padding: var(--primitive-space-32);
    background: var(--semantic-color-bg-surface);
    color: var(--semantic-color-text-primary);
    overflow-wrap: anywhere;

    h1 {
      font: var(--semantic-typography-title-lg);
    }
    h2 {
      font: var(--semantic-typography-title-sm);
    }
    section {
      break-inside: avoid;
    }
    body:has(> &) > *:not(&) {
      display: none;
    }
  }
`;

/** One order in print: brand, parties, amounts, fee, status and id (WISH-023). Never visible on screen; values are not shortened. */
function Receipt({ detail }: { readonly detail: TransactionDetail }) {
  const texts = useTexts(transactionDetailTexts);
  const { statuses } = useTexts(transactionListTexts);
  const writeValue = useRowValue();
  const { brand } = useTheme();
  const { id, title, status, time, finishedTime, sections, price } = detail;
  const priceWords = useTexts(priceTexts);
  if (!useHydrated()) return null;
  return createPortal(
    <StyledReceipt data-brand={brand.id} data-theme="light" data-receipt="">
      <BrandMark />
      <h1>{texts.receiptTitle({ title })}</h1>
      <Stack gap={8}>
        <DetailAmounts {...detail} />
      </Stack>
      <DetailList
        items={[
          { label: texts.date, value: time },
          { label: texts.status, value: [statuses[status], finishedTime].filter(Boolean).join(', ') },
          { label: texts.transactionId, value: id },
        ]}
      />
      {sections.map((section) => (
        <section key={section.name}>
          <h2>{getGroupLabel(section, texts)}</h2>
          <DetailList
            items={section.rows
              .filter((row) => getRowLabel(row, texts) !== texts.transactionId)
              .map((row) => ({ label: getRowLabel(row, texts), value: writeValue(row) }))}
          />
        </section>
      ))}
      {price?.kind === 'ready' ? (
        <section>
          <h2>{priceWords.title}</h2>
          <PriceBreakdown price={price.price} explained={false} />
        </section>
      ) : null}
    </StyledReceipt>,
    document.body,
  );
}

// Beside the list it scrolls separately and is as tall as the window.
const StyledPanel = styled.section`
  position: sticky;
  inset-block-start: var(--primitive-space-24);
  max-block-size: calc(100dvh - 2 * var(--primitive-space-24));
  padding: 0 var(--primitive-space-20) var(--primitive-space-20);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--component-card-border);
  border-radius: var(--component-card-radius);
  background: var(--component-card-bg);
  box-shadow: var(--semantic-elevation-card);

  > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    justify-content: flex-end;
    margin-inline: calc(-1 * var(--primitive-space-20));
    padding: var(--primitive-space-4) var(--primitive-space-12) 0;
    background: inherit;
  }
`;

/** With a ring for those who use the keyboard. */
const focusElement = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: true, focusVisible: !('keyless' in document.documentElement.dataset) });

/** The themed part of the page around an element. */
const findProduct = (element: Element | null): Element | null => element?.closest('[data-brand]') ?? null;

/** The open panels of the document, in the order of opening. */
const openPanels = new Set<Element | null>();

type SidePanelProps = {
  /** Accessible name of the panel. */
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** The order whose row gets the focus back. */
  readonly order: Id | null;
  readonly children: ReactNode;
};

/**
 * One record beside the list that it was opened from, a non-modal dialog (ARIA): the list remains usable. The focus moves into it. Escape
 * and the close button close it and return the focus.
 */
function SidePanel({ title, closeLabel, onClose, order, children }: SidePanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  const returnFocus = useEffectEvent((product: Element | null) => {
    // If the list does not contain the row yet, the page's heading gets the focus.
    const selectors = [...(order === null ? [] : [`[data-order="${CSS.escape(String(order))}"] a`]), 'h1[tabindex]'];
    const candidates = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
    focusElement(candidates.find((element) => findProduct(element) === product) ?? null);
  });
  useEffect(() => {
    const element = panel.current;
    const product = findProduct(element);
    openPanels.add(element);
    focusElement(element);
    const onEscape = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
      // An overlay above it closes first. Keys of another product on the page are not its own. Without a focus the last panel closes.
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open], :popover-open') !== null) return;
      const isOwn =
        target === document.body ? [...openPanels].at(-1) === element : target instanceof Element && findProduct(target) === product;
      if (isOwn) close();
    };
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('keydown', onEscape);
      openPanels.delete(element);
      returnFocus(product);
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <StyledPanel ref={panel} role="dialog" aria-labelledby={id} tabIndex={0}>
      <header>
        <IconButton label={closeLabel} icon={closeIcon} onClick={onClose} />
      </header>
      <VisuallyHidden as="h2" id={id}>
        {title}
      </VisuallyHidden>
      {children}
    </StyledPanel>
  );
}

/** A sheet on a phone, a centred panel on a tablet. */
const StyledSheet = styled(BottomSheet)`
  /* The title names the dialog. It is visible below the order's mark instead. */
  && header h2 {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  && header {
    padding-block-end: 0;
  }
`;

/** One order, opened by its URL over the list (TXN-006): a sheet on a phone, a panel beside the list on a desktop. */
export function TransactionDetailDialog(props: TransactionDetailDialogProps) {
  const { state, open = true, onClose } = props;
  const texts = useTexts(transactionDetailTexts);
  const title = { loading: texts.loading, notFound: texts.notFound, failed: texts.failed, ready: '' }[state.kind];
  const isWide = useIsWide();
  const name = state.kind === 'ready' ? state.detail.title : title;
  if (isWide) {
    // The panel has no exit animation, so closing it unmounts it.
    return open ? (
      <SidePanel title={name} closeLabel={texts.close} onClose={onClose} order={state.kind === 'ready' ? state.detail.id : null}>
        <Content {...props} />
        {state.kind === 'ready' ? <Receipt detail={state.detail} /> : null}
      </SidePanel>
    ) : null;
  }
  return (
    <StyledSheet title={name} size="full" open={open} onOpenChange={onClose}>
      <Content {...props} />
      {state.kind === 'ready' && open ? <Receipt detail={state.detail} /> : null}
    </StyledSheet>
  );
}

function Content({ state, onClose, placed, ...rest }: TransactionDetailDialogProps): ReactNode {
  const texts = useTexts(transactionDetailTexts);
  switch (state.kind) {
    case 'loading':
      return <Skeleton variant="rows" count={6} label={texts.loading} />;
    case 'notFound':
      return <EmptyState icon={historyIcon} title={texts.notFound} action={<Button onClick={onClose}>{texts.backToList}</Button>} />;
    case 'failed':
      return <ErrorState title={getFailureText(state, texts)} action={<RetryButton onClick={state.onRetry} />} />;
    case 'ready':
      return (
        <TransactionDetailContent
          detail={state.detail}
          next={
            placed === undefined ? null : (
              <NextSteps
                {...placed}
                againHref={rest.againHref}
                isHeld={rest.held !== undefined}
                status={state.detail.status}
                mark={transactionMark(state.detail)}
              />
            )
          }
          {...rest}
        />
      );
  }
}

const getFailureText = (state: Extract<TransactionDetailState, { kind: 'failed' }>, texts: typeof transactionDetailTexts): string =>
  ({ offline: texts.offline, unavailable: texts.failed, unexpected: texts.failed })[state.failure];
