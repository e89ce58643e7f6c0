import { createContext, use, useId, useLayoutEffect, useMemo, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMergedRef } from '../../foundations/refs/useMergedRef.ts';
import { rovingChoice } from '../../foundations/roving/rovingChoice.ts';
import { styled } from 'styled-components';

const StyledTabs = styled.div`
  [role='tablist'] {
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
  [role='tabpanel'] {
    padding-block-start: var(--primitive-space-16);
  }
  @media (forced-colors: active) {
    [data-part='indicator'] {
      background: Highlight;
    }
  }
`;

/** A tab as data. */
export type TabItem = {
  readonly value: string;
  readonly label: string;
};

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'onChange'> & {
  /** Accessible name of the list of `items`. A `TabList` has its own. */
  readonly label?: string | undefined;
  /** 2 to 4 tabs as data. More of them scroll. */
  readonly items?: readonly TabItem[] | undefined;
  /** Value of the open tab. */
  readonly value: string;
  /** Called with the value of the opened tab. */
  readonly onValueChange: (value: string) => void;
  /** `sm` for long labels side by side on a phone. @default 'md' */
  readonly size?: 'md' | 'sm';
  /** With `items` the content of the open tab. Without them a `TabList` of `Tab`s and `TabPanel`s, with other content between them. */
  readonly children: ReactNode;
} & ({ readonly label: string; readonly items: readonly TabItem[] } | { readonly label?: undefined; readonly items?: undefined });

type TabsState = Pick<TabsProps, 'value' | 'onValueChange'> & { readonly id: string };

const TabsContext = createContext<TabsState>({ value: '', onValueChange: () => undefined, id: '' });

/**
 * Tabs with the panel of the open one (ARIA tabs pattern, automatic activation), as data (`label`, `items`) or as parts. The indicator
 * slides in 150 ms (APP-047).
 */
export function Tabs({ label, items, value, onValueChange, size = 'md', children, ...rest }: TabsProps) {
  const id = useId();
  const state = useMemo(() => ({ value, onValueChange, id }), [value, onValueChange, id]);
  return (
    <TabsContext value={state}>
      <StyledTabs {...rest} data-size={size}>
        {items === undefined ? (
          children
        ) : (
          <>
            <TabList aria-label={label}>
              {items.map((item) => (
                <Tab key={item.value} value={item.value}>
                  {item.label}
                </Tab>
              ))}
            </TabList>
            <TabPanel>{children}</TabPanel>
          </>
        )}
      </StyledTabs>
    </TabsContext>
  );
}

/** The row of tabs. Give it a name with `aria-label` or `aria-labelledby`. */
export function TabList({ children, ref, ...rest }: ComponentPropsWithRef<'div'>) {
  const { value } = use(TabsContext);
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (row.current ? positionIndicator(row.current, value) : undefined), [value]);
  return (
    <div {...rest} ref={useMergedRef(row, ref)} role="tablist" {...rovingChoice}>
      {children}
      <span data-part="indicator" aria-hidden />
    </div>
  );
}

export type TabProps = Omit<ComponentPropsWithRef<'button'>, 'value' | 'type' | 'onClick'> & {
  /** Identifies the tab, and its panel if there are several. */
  readonly value: string;
};

/** A tab of a `TabList`. */
export function Tab({ value, children, ...rest }: TabProps) {
  const tabs = use(TabsContext);
  const isOpen = value === tabs.value;
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={`${tabs.id}-${value}`}
      aria-selected={isOpen}
      aria-controls={`${tabs.id}-panel`}
      tabIndex={isOpen ? 0 : -1}
      data-value={value}
      data-label={typeof children === 'string' ? children : undefined}
      onClick={() => tabs.onValueChange(value)}
    >
      {children}
    </button>
  );
}

export type TabPanelProps = ComponentPropsWithRef<'div'> & {
  /** The tab whose content it is. Other panels are not mounted. @default the open tab: one panel for all of them */
  readonly value?: string;
};

/** The content of a tab. */
export function TabPanel({ value: own, ...rest }: TabPanelProps) {
  const { id, value } = use(TabsContext);
  if (own !== undefined && own !== value) return null;
  return <div {...rest} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} tabIndex={0} />;
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
