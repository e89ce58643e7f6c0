import type { ComponentPropsWithRef, PointerEvent } from 'react';
import { styled } from 'styled-components';

const StyledFieldButton = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-inline-size: var(--primitive-size-touch);
  min-block-size: var(--primitive-size-touch);
  margin-inline-end: -12px;
  border-radius: var(--semantic-shape-control);
  color: var(--semantic-color-icon-default);
  font: var(--semantic-typography-body-medium);
  white-space: nowrap;

  /* The targets of two icons do not overlap. */
  &:not(:last-child) {
    margin-inline-end: calc(-1 * var(--primitive-space-8));
  }
  &[data-text] {
    margin-inline-end: -8px;
    padding-inline: var(--primitive-space-8);
    color: var(--semantic-color-text-link);
  }
  &[data-text]:not(:last-child) {
    margin-inline-end: 0;
  }
  &:disabled {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
`;

/** Keeps the focus, and the phone's keyboard, in the field when the button is pressed. */
const keepFocus = (event: PointerEvent): void => event.preventDefault();

/** A button inside the box of a field (ARIA button pattern): an icon with `aria-label`, or text with `data-text`. */
export function FieldButton(props: ComponentPropsWithRef<'button'> & { readonly 'data-text'?: boolean }) {
  return <StyledFieldButton type="button" onPointerDown={keepFocus} {...props} />;
}
