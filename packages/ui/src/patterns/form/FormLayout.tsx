import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const StyledForm = styled.form`
  display: grid;
  gap: var(--primitive-space-20);
`;

/** A form: 20 px between fields. The browser's own checks are off: its fields say what is wrong. */
export function FormLayout(props: ComponentPropsWithRef<'form'>) {
  return <StyledForm {...props} noValidate />;
}
