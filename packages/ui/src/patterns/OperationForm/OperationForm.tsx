import { useLayoutEffect, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { FilledPage } from '../FilledPage/FilledPage.tsx';
import { OperationColumns } from './OperationColumns.tsx';

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
`;

export type OperationFormProps = Omit<ComponentPropsWithRef<'form'>, 'title' | 'noValidate'> & {
  /** The h1. */
  readonly title: string;
  /** Called by the back button, which replaces the menu button. */
  readonly onBack?: (() => void) | undefined;
  /** The summary with the button. Follows the fields, and from 1120 px stays in view next to them. */
  readonly aside?: ReactNode;
  /** True while the submit runs: the fields show what was sent and take no input, and the button has their focus. @default false */
  readonly busy?: boolean;
};

/** A step of an operation: a header with a back button, the fields, then the summary with the button. */
export function OperationForm({ title, onBack, aside, busy = false, children, ...rest }: OperationFormProps) {
  useLayoutEffect(() => {
    // A field that becomes inert loses the focus, for example after Enter. The button takes it, to press again after a failure.
    const left = busy ? document.activeElement?.closest('[inert]') : null;
    left?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [busy]);
  return (
    <>
      <AppHeader title={title} onBack={onBack} />
      <FilledPage>
        <StyledForm {...rest} noValidate>
          <OperationColumns aside={aside} busy={busy}>
            {children}
          </OperationColumns>
        </StyledForm>
      </FilledPage>
    </>
  );
}
