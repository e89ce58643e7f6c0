import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { StyledChoice } from '../../foundations/Choice/Choice.styles.ts';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
  /** The label before the switch, which is also the accessible name. */
  readonly label: ReactNode;
  /** `row` for use in a settings card: styled as the title of a row, without its own height. @default 'plain' */
  readonly look?: 'plain' | 'row';
  /** Drawn in a tile before the label of a row. */
  readonly icon?: IconGlyph;
  /** Help text below the label. */
  readonly hint?: ReactNode;
  /** Turned on or off. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
};

const StyledSwitch = styled(StyledChoice)`
  flex-direction: row-reverse;

  &[data-look='row'] {
    flex-direction: row;
    align-items: center;
    padding-block: 0;
    font: var(--semantic-typography-title-sm);
  }
  &[data-look='row'] > input {
    order: 1;
  }
`;

/** Turns something on or off immediately, without saving (ARIA switch on a native checkbox). */
export function Switch({ label, look = 'plain', icon, hint, className, onChange, onCheckedChange, ...rest }: SwitchProps) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    onCheckedChange?.(event.currentTarget.checked);
  };
  return (
    <StyledSwitch className={className} data-look={look}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its checked state itself */}
      <input {...rest} type="checkbox" role="switch" onChange={change} />
      {icon ? <IconTile glyph={icon} /> : null}
      <span>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
    </StyledSwitch>
  );
}
