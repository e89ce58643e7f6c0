import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useRovingChoice } from '../../foundations/roving/useRovingChoice.ts';
import { StyledTabs } from './Tabs.styles.ts';

export type TabItem = {
  readonly value: string;
  readonly label: string;
};

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'onChange'> & {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** 2 to 4 tabs. More of them scroll. */
  readonly items: readonly TabItem[];
  /** Value of the open tab. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** `sm` for long labels side by side on a phone. @default 'md' */
  readonly size?: 'md' | 'sm';
  /** The content of the open tab. */
  readonly children: ReactNode;
};

/** Tabs that share one panel (ARIA tabs pattern, automatic activation). The indicator slides in 150 ms (APP-047). */
export function Tabs({ label, items, value, onValueChange, size = 'md', children, ...rest }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const rowKeys = useRovingChoice({ values: items.map((item) => item.value), value, onValueChange });
  useLayoutEffect(() => (row.current ? followTab(row.current, value) : undefined), [value]);
  return (
    <StyledTabs {...rest} data-size={size}>
      <div ref={row} role="tablist" aria-label={label} {...rowKeys}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            data-value={item.value}
            data-label={item.label}
            onClick={() => onValueChange(item.value)}
          >
            {item.label}
          </button>
        ))}
        <span data-part="indicator" aria-hidden />
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </div>
    </StyledTabs>
  );
}

/** Positions the indicator below a tab and updates it on resize. Returns the cleanup. */
function followTab(row: HTMLElement, value: string): () => void {
  const tab = row.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`);
  const place = (): void => {
    row.style.setProperty('--indicator-x', `${tab?.offsetLeft ?? 0}px`);
    row.style.setProperty('--indicator-width', `${tab?.offsetWidth ?? 0}px`);
  };
  place();
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const observer = new ResizeObserver(place);
  for (const sized of [row, ...row.children]) observer.observe(sized);
  return () => observer.disconnect();
}
