import { useEffect, useId, useRef, type ChangeEvent, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { StyledChoice } from '../../foundations/Choice/Choice.styles.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { alertIcon } from '../../foundations/Icon/icons.ts';

export type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & {
  /** Ref to the native checkbox. */
  readonly ref?: Ref<HTMLInputElement>;
  /** The label, which is also the accessible name. May contain a link. */
  readonly label: ReactNode;
  /** Help text below the label. */
  readonly hint?: ReactNode;
  /** What the customer has to correct. Shown below and announced. */
  readonly issue?: string | undefined;
  /** Set when only some of the items it represents are checked. @default false */
  readonly mixed?: boolean;
  /** Ticked or unticked. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
};

const StyledCheckbox = styled(StyledChoice)`
  && > input:indeterminate::after {
    inset-block-end: 0;
    inline-size: 10px;
    block-size: 0;
    border-width: 0 0 2px;
    rotate: none;
  }
  [role='alert'] {
    display: flex;
    gap: var(--primitive-space-6);
    color: var(--semantic-color-text-negative);
    font: var(--semantic-typography-caption);
  }
`;

/** A checkbox (native checkbox). */
export function Checkbox({ ref, label, hint, issue, mixed = false, className, onChange, onCheckedChange, ...rest }: CheckboxProps) {
  const issueId = useId();
  const root = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    const input = root.current?.querySelector('input');
    if (input) input.indeterminate = mixed;
  }, [mixed]);
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    onCheckedChange?.(event.currentTarget.checked);
  };
  return (
    <StyledCheckbox ref={root} className={className}>
      <input
        {...rest}
        ref={ref}
        type="checkbox"
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? `${issueId} ${rest['aria-describedby'] ?? ''}` : rest['aria-describedby']}
        onChange={change}
      />
      <span>
        {label}
        {hint ? <small>{hint}</small> : null}
        {issue ? (
          <span id={issueId} role="alert">
            <Icon glyph={alertIcon} size={16} />
            {issue}
          </span>
        ) : null}
      </span>
    </StyledCheckbox>
  );
}
