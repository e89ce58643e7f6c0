import { useEffect, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useFloating } from '../../foundations/floating/useFloating.ts';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { joinRefs } from '../../foundations/refs/joinRefs.ts';
import { menuKey } from './menuKey.ts';
import { StyledMenu } from './Menu.styles.ts';

export type MenuItem = {
  readonly label: string;
  readonly onPress: () => void;
  readonly icon?: IconGlyph;
  /** It destroys something. @default false */
  readonly danger?: boolean;
  /** Shown and reached, but does nothing. @default false */
  readonly disabled?: boolean;
};

/** What the opener of a menu spreads onto its button. */
export type MenuOpenerProps = {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'menu';
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Name of the menu, read aloud. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Draws the button that opens it; spread the given props onto it. */
  readonly renderOpener: (props: MenuOpenerProps) => ReactNode;
};

/** A list of commands beside its button (ARIA menu button): arrows, Home, End and letters move, Enter or Space runs, Escape closes. */
export function Menu({ label, items, renderOpener, ref, ...rest }: MenuProps) {
  const { open, close, panelRef, referenceProps, panelProps } = useFloating<HTMLButtonElement>('menu', 'bottom-end');
  const commands = (): HTMLElement[] => [...(panelRef.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useEffect(() => {
    if (open) panelRef.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [open, panelRef]);

  const onKeyDown = (event: KeyboardEvent): void => {
    panelProps.onKeyDown(event);
    if (event.key === 'Tab') return close();
    const all = commands();
    const current = all.findIndex((command) => command === document.activeElement);
    const next = menuKey(
      event.key,
      current,
      items.map((item) => item.label),
    );
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const openByArrow = (event: KeyboardEvent): void => {
    referenceProps.onKeyDown(event);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    panelRef.current?.showPopover();
  };
  const run = (item: MenuItem): void => {
    if (item.disabled) return;
    close();
    item.onPress();
  };
  return (
    <>
      {renderOpener({ ...referenceProps, 'aria-haspopup': 'menu', onKeyDown: openByArrow })}
      <StyledMenu
        {...rest}
        {...panelProps}
        ref={joinRefs(panelProps.ref, ref)}

        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <button
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
    </>
  );
}
