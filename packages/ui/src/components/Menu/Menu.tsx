import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFloatingPanel, type FloatingOpenerProps } from '../../foundations/floating/useFloatingPanel.tsx';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { useMergedRef } from '../../foundations/refs/useMergedRef.ts';
import { styled } from 'styled-components';
import { StyledFloating } from '../../foundations/floating/Floating.styles.ts';

const StyledMenu = styled(StyledFloating)`
  min-inline-size: 200px;
  padding: var(--primitive-space-4);

  [role='menuitem'] {
    display: flex;
    align-items: center;
    gap: var(--primitive-space-12);
    inline-size: 100%;
    min-block-size: var(--primitive-size-touch);
    padding-inline: var(--primitive-space-12);
    border-radius: var(--primitive-radius-sm);
    font: var(--semantic-typography-body);
    text-align: start;
    outline-offset: -2px;
  }
  [role='menuitem']:is(:hover, :focus) {
    background: var(--semantic-color-bg-hover);
  }
  [data-tone='danger'] {
    color: var(--semantic-color-action-danger-quiet-text);
  }
  [aria-disabled='true'] {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
`;

export type MenuItem = {
  readonly label: string;
  readonly onPress: () => void;
  readonly icon?: IconGlyph;
  /** Marks a destructive command. @default false */
  readonly danger?: boolean;
  /** Visible and focusable, but does nothing. @default false */
  readonly disabled?: boolean;
};

export type MenuProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Accessible name of the menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Renders the button that opens the menu. Spread the given props onto it. */
  readonly renderOpener: (props: FloatingOpenerProps) => ReactNode;
};

/** A list of commands next to its button (ARIA menu button). Arrow keys, Home, End and letters move, Enter or Space runs, Escape closes. */
export function Menu({ label, items, renderOpener, ref, ...rest }: MenuProps) {
  const { close, setPanel, openerProps, getPanelProps, getItemProps, behaviour } = useFloatingPanel('menu', 'bottom-end');
  const run = (item: MenuItem): void => {
    if (item.disabled) return;
    close();
    item.onPress();
  };
  return (
    <>
      {renderOpener(openerProps)}
      <StyledMenu {...getPanelProps(rest)} ref={useMergedRef(setPanel, ref)} aria-label={label} tabIndex={-1}>
        {items.map((item, index) => (
          <button
            {...getItemProps(index, item.label)}
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={item.disabled}
            data-tone={item.danger ? 'danger' : undefined}
            onClick={() => run(item)}
          >
            {item.icon ? <Icon glyph={item.icon} /> : null}
            {item.label}
          </button>
        ))}
      </StyledMenu>
      {behaviour}
    </>
  );
}
