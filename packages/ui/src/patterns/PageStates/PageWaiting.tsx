import { styled } from 'styled-components';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { Page } from '../../foundations/Page/Page.tsx';

const StyledBar = styled.div`
  block-size: var(--primitive-size-header, 56px);
`;

export type PageWaitingProps = {
  /** Shape of the content: the form of an operation, or a list. @default 'form' */
  readonly shape?: 'form' | 'rows';
};

/** Placeholder while the code or the essential data of a page is loading. Has the shape of the page and leaves room for its header. */
export function PageWaiting({ shape = 'form' }: PageWaitingProps) {
  return (
    <>
      <StyledBar />
      <Page aria-busy>
        {shape === 'form' ? (
          <Columns>
            <Skeleton variant="form" />
          </Columns>
        ) : (
          <Skeleton variant="rows" count={6} />
        )}
      </Page>
    </>
  );
}
