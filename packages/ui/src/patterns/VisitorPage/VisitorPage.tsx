import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';

const StyledVisitorPage = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  > main {
    gap: var(--primitive-space-24);
    max-inline-size: calc(var(--primitive-layout-form-column) + 2 * var(--primitive-layout-gutter-tablet));
  }
  > main > form {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: var(--primitive-space-20);
  }
  @media (min-width: 768px) {
    > main > form {
      flex: none;
    }
  }
`;

export type VisitorPageProps = {
  /** Shows the back button. */
  readonly onBack?: (() => void) | undefined;
  /** One action at the end of the header: help. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A page of somebody who is not signed in: the brand on top, one form column, its button at the bottom of a phone. */
export function VisitorPage({ onBack, action, children }: VisitorPageProps) {
  return (
    <StyledVisitorPage>
      <AppHeader bare={onBack === undefined} onBack={onBack} action={action} />
      <Page>{children}</Page>
    </StyledVisitorPage>
  );
}
