import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { RetryButton } from '../PageStates/RetryButton.tsx';
import type { MoreTransactions } from './TransactionList.types.ts';
import { transactionListTexts } from './transactionList.texts.ts';

const StyledEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--primitive-space-12);
  min-block-size: var(--primitive-size-row);
`;

/**
 * Loads the next page when it scrolls into view, and shows whether that is loading or has failed (D-TXN-14). Give it a key that changes
 * with every page, so that it loads again while it is still in view.
 */
export function ListEnd({ more }: { readonly more: MoreTransactions }) {
  const texts = useTexts(transactionListTexts);
  const end = useRef<HTMLDivElement>(null);
  const onMore = more.kind === 'ready' ? more.onMore : null;
  const loadMore = useEffectEvent(() => onMore?.());
  const canLoad = onMore !== null;
  useEffect(() => {
    if (!canLoad || end.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadMore();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [canLoad]);
  if (more.kind === 'end') return null;
  return (
    <StyledEnd ref={end}>
      {more.kind === 'failed' ? (
        <>
          <Text as="span" role="alert">
            {more.failure === 'offline' ? texts.offline : texts.moreFailed}
          </Text>
          <RetryButton variant="secondary" size="sm" onClick={more.onRetry} />
        </>
      ) : (
        <Spinner label={texts.loadingMore} />
      )}
    </StyledEnd>
  );
}
