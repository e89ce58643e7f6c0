import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { FilledPage } from '../FilledPage/FilledPage.tsx';

const StyledForm = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--primitive-space-20);
`;

export type OperationFormProps = Omit<ComponentPropsWithRef<'form'>, 'title' | 'noValidate'> & {
  /** The h1. */
  readonly title: string;
  /** Shows the back button in place of the menu's. */
  readonly onBack?: (() => void) | undefined;
  /** Limits, account and help, beside the form from 1120 px. */
  readonly aside?: ReactNode;
  /** Name of the aside for screen readers. */
  readonly asideLabel?: string;
};

/** A step of an operation: header with back, one form column, its button in the bar of StickyActions. */
export function OperationForm({ title, onBack, aside, asideLabel, children, ...rest }: OperationFormProps) {
  return (
    <>
      <AppHeader title={title} onBack={onBack} />
      <FilledPage>
        <Columns kind="operation" {...(aside === undefined ? {} : { aside, asideLabel })}>
          <StyledForm {...rest} noValidate>
            {children}
          </StyledForm>
        </Columns>
      </FilledPage>
    </>
  );
}
