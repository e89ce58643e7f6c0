import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { StyledChoice } from '../../foundations/Choice/Choice.styles.ts';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
  /** Its words, before it, and its accessible name. */
  readonly label: ReactNode;
  /** `row` in a card of settings: the title of a row, no height of its own. @default 'plain' */
  readonly look?: 'plain' | 'row';
  /** Stands in a tile before the words of a row. */
  readonly icon?: IconGlyph;
  /** Help below the label. */
  readonly hint?: ReactNode;
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

/** Something that is on or off at once, without saving (ARIA switch on a native checkbox). */
export function Switch({ label, look = 'plain', icon, hint, className, onChange, onCheckedChange, ...rest }: SwitchProps) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    onCheckedChange?.(event.currentTarget.checked);
  };
  return (
    <StyledSwitch className={className} data-look={look}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says by itself whether it is checked */}
      <input {...rest} type="checkbox" role="switch" onChange={change} />
      {icon ? <IconTile glyph={icon} /> : null}
      <span>
        {label}
        {hint ? <small>{hint}</small> : null}
      </span>
    </StyledSwitch>
  );
}
