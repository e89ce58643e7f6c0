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
    > main > :first-child,
    > main > [data-slot='header'] + * {
      flex: none;
    }
    > main > :last-child:not([data-slot]),
    > main > :has(+ [data-slot='afterForm']) {
      inline-size: min(100%, 280px);
      margin: 0 auto;
    }
  }
`;

export type StatePageProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** The h1, for when the state's own title is not the page's. Without it the header shows the brand, linked to home. */
  readonly title?: string;
  /** An ErrorState or EmptyState of size `lg`, with level 1 when there is no `title`. */
  readonly children: ReactNode;
  /** The only way to continue. */
  readonly action: ReactNode;
};

/** A page that consists of a single state: not found, failed, under review. On a phone its action is at the bottom. */
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
