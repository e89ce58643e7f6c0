import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const StyledForm = styled.form`
  display: grid;
  gap: var(--primitive-space-20);
`;

/** A form with 20 px between fields. Browser validation is off, since the fields show their own issues. */
export function FormLayout(props: ComponentPropsWithRef<'form'>) {
  return <StyledForm {...props} noValidate />;
}
