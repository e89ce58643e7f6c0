import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { FilledPage } from '../FilledPage/FilledPage.tsx';
import type { OperationAsideView } from '../OperationAside/OperationAside.types.ts';
import { OperationColumns } from '../OperationAside/OperationColumns.tsx';

const StyledForm = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--primitive-space-20);
`;

export type OperationFormProps = Omit<ComponentPropsWithRef<'form'>, 'title' | 'noValidate'> & {
  /** The h1. */
  readonly title: string;
  /** Called by the back button, which replaces the menu button. */
  readonly onBack?: (() => void) | undefined;
  /** Balances, costs, duration, limits and help, shown next to the form from 1120 px. */
  readonly aside?: OperationAsideView | undefined;
  /** Custom content that replaces the aside. */
  readonly beside?: ReactNode;
};

/** A step of an operation: a header with a back button, a single form column, and its button in the StickyActions bar. */
export function OperationForm({ title, onBack, aside, beside, children, ...rest }: OperationFormProps) {
  return (
    <>
      <AppHeader title={title} onBack={onBack} />
      <FilledPage>
        <OperationColumns aside={aside} beside={beside} title={title}>
          <StyledForm {...rest} noValidate>
            {children}
          </StyledForm>
        </OperationColumns>
      </FilledPage>
    </>
  );
}
