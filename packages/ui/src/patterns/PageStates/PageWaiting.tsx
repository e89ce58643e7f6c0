import { styled } from 'styled-components';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { Page } from '../../foundations/Page/Page.tsx';

const StyledBar = styled.div`
  block-size: var(--primitive-size-header, 56px);
`;

export type PageWaitingProps = {
  /** What comes: an operation's form, or a list. @default 'form' */
  readonly shape?: 'form' | 'rows';
};

/** While the code of a page, or what it cannot do without, is on its way: its shape, where its header will be left free. */
export function PageWaiting({ shape = 'form' }: PageWaitingProps) {
  return (
    <>
      <StyledBar />
      <Page aria-busy>
        {shape === 'form' ? (
          <Columns kind="operation">
            <Skeleton variant="form" />
          </Columns>
        ) : (
          <Skeleton variant="rows" count={6} />
        )}
      </Page>
    </>
  );
}
