import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useRovingChoice } from '../../foundations/roving/useRovingChoice.ts';
import { styled } from 'styled-components';

const StyledTabs = styled.div`
  > [role='tablist'] {
    position: relative;
    display: flex;
    gap: var(--primitive-space-24);
    overflow-x: auto;
    scrollbar-width: none;
    box-shadow: inset 0 -1px 0 var(--semantic-color-border-subtle);
    mask-image: linear-gradient(to right, transparent, #000 var(--fade-start, 0px), #000 calc(100% - var(--fade-end, 0px)), transparent);
  }
  [role='tab'] {
    position: relative;
    flex: none;
    min-block-size: var(--component-tabs-height);
    padding-inline: 2px;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-medium);
    outline-offset: -2px;
  }
  &[data-size='sm'] [role='tab'] {
    font: var(--semantic-typography-label);
  }
  [role='tab'][aria-selected='true'] {
    color: var(--semantic-color-text-accent);
    font-weight: var(--primitive-font-weight-semibold);
  }
  /* Extends into half of the gap on either side, so that even the shortest label has a target of 44 px. */
  [role='tab']::before {
    content: '';
    position: absolute;
    inset: 0 calc(var(--primitive-space-24) / -2);
  }
  [role='tab']::after {
    content: attr(data-label);
    display: block;
    block-size: 0;
    overflow: hidden;
    font-weight: var(--primitive-font-weight-semibold);
    visibility: hidden;
  }
  [data-part='indicator'] {
    position: absolute;
    inset-block-end: 0;
    left: 0;
    inline-size: var(--indicator-width, 0px);
    block-size: var(--component-tabs-indicator-height);
    background: var(--component-tabs-indicator);
    pointer-events: none;
    translate: var(--indicator-x, 0px);
    transition:
      translate var(--semantic-motion-tab),
      inline-size var(--semantic-motion-tab);
  }
  > [role='tabpanel'] {
    padding-block-start: var(--primitive-space-16);
  }
  @media (forced-colors: active) {
    [data-part='indicator'] {
      background: Highlight;
    }
  }
`;

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
  useLayoutEffect(() => (row.current ? positionIndicator(row.current, value) : undefined), [value]);
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
function positionIndicator(row: HTMLElement, value: string): () => void {
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
