import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { StickyActions } from '../StickyActions/StickyActions.tsx';

const StyledStatePage = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 100dvh;

  [data-frame='menu'] & {
    min-block-size: 0;
  }
  @media (min-width: 768px) {
    > main {
      justify-content: center;
    }
    > main > :first-child {
      flex: none;
    }
    > main > :last-child {
      inline-size: min(100%, var(--primitive-layout-form-column));
      margin: 0 auto;
    }
  }
`;

export type StatePageProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** The h1, where what the page says is not its title. Without it the brand is there and leads home. */
  readonly title?: string;
  /** What the page says, an ErrorState or EmptyState of size `lg`, of level 1 where there is no title. */
  readonly children: ReactNode;
  /** The one way on. */
  readonly action: ReactNode;
};

/** A page that is nothing but a state: not found, failed, under review. The way on lies at the bottom of a phone. */
export function StatePage({ title, children, action, ...rest }: StatePageProps) {
  return (
    <StyledStatePage {...rest}>
      <AppHeader bare {...(title === undefined ? {} : { title })} />
      <Page>
        {children}
        <StickyActions>{action}</StickyActions>
      </Page>
    </StyledStatePage>
  );
}
