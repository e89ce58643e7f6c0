import { createContext, use, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useFloatingPanel, type FloatingOpenerProps, type GetItemProps } from '../../foundations/floating/useFloatingPanel.tsx';
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

/** A command of a menu as data. */
export type MenuCommand = {
  /** What it does. */
  readonly label: string;
  /** Runs the command, after the menu has been closed. */
  readonly onPress: () => void;
  /** Shown before the label. */
  readonly icon?: IconGlyph;
  /** Marks a destructive command. @default false */
  readonly danger?: boolean;
  /** Visible and focusable, but does nothing. @default false */
  readonly disabled?: boolean;
};

export type MenuProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Accessible name of the menu. */
  readonly label: string;
  /** The commands as data. */
  readonly items?: readonly MenuCommand[] | undefined;
  /** The commands as `MenuItem`s, with other content between them, such as a `<hr>`. */
  readonly children?: ReactNode;
  /** Renders the button that opens the menu. Spread the given props onto it. */
  readonly renderOpener: (props: FloatingOpenerProps) => ReactNode;
} & (
    { readonly items: readonly MenuCommand[]; readonly children?: undefined } | { readonly items?: undefined; readonly children: ReactNode }
  );

type MenuState = { readonly close: () => void; readonly getItemProps: GetItemProps };

const MenuContext = createContext<MenuState>({ close: () => undefined, getItemProps: () => ({}) });

/**
 * A list of commands next to its button (ARIA menu button), as data (`items`) or as `MenuItem`s. Arrow keys, Home, End and letters move,
 * Enter or Space runs, Escape closes.
 */
export function Menu({ label, items, renderOpener, children, ref, ...rest }: MenuProps) {
  const { close, setPanel, openerProps, getPanelProps, getItemProps, behaviour } = useFloatingPanel('menu', 'bottom-end');
  const state = useMemo(() => ({ close, getItemProps }), [close, getItemProps]);
  return (
    <>
      {renderOpener(openerProps)}
      <StyledMenu {...getPanelProps(rest)} ref={useMergedRef(setPanel, ref)} aria-label={label} tabIndex={-1}>
        <MenuContext value={state}>
          {items?.map(({ label: text, ...command }) => (
            <MenuItem key={text} {...command}>
              {text}
            </MenuItem>
          ))}
          {children}
        </MenuContext>
      </StyledMenu>
      {behaviour}
    </>
  );
}

export type MenuItemProps = Omit<ComponentPropsWithRef<'button'>, 'type' | 'disabled' | 'onClick'> & Omit<MenuCommand, 'label'>;

/** A command of a `Menu`. */
export function MenuItem({ onPress, icon, danger, disabled, children, ref, ...rest }: MenuItemProps) {
  const { close, getItemProps } = use(MenuContext);
  const run = (): void => {
    if (disabled) return;
    close();
    onPress();
  };
  return (
    <button
      {...getItemProps(rest)}
      ref={ref}
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled}
      data-tone={danger ? 'danger' : undefined}
      onClick={run}
    >
      {icon ? <Icon glyph={icon} /> : null}
      {children}
    </button>
  );
}
