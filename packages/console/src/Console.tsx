import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { consoleView } from '@wallet/sandbox/control/consoleView';
import type { ReactNode } from 'react';
import { toHash, useAddress } from './address.ts';
import { consoleUi, UNREACHABLE } from './control/controlCall.ts';
import { usePolled } from './control/usePolled.ts';
import { Action } from './parts/Action.tsx';
import { ClockSection } from './sections/clock/ClockSection.tsx';
import { CustomersSection } from './sections/customers/CustomersSection.tsx';
import { EventsSection } from './sections/events/EventsSection.tsx';
import { FaultsSection } from './sections/faults/FaultsSection.tsx';
import { InboxSection } from './sections/inbox/InboxSection.tsx';
import { OrdersSection } from './sections/orders/OrdersSection.tsx';
import { RequestsSection } from './sections/requests/RequestsSection.tsx';
import { formatDateTime } from './sections/requests/words.ts';
import { WaitingSection } from './sections/waiting/WaitingSection.tsx';

type Entry = {
  readonly section: string;
  readonly label: string;
  readonly count?: number;
  readonly tone?: 'negative';
  readonly shown: ReactNode;
};

/** The operator's console of the sandbox, a user interface for everything that the control surface offers to tests (OPSC-001). */
export function Console() {
  const address = useAddress();
  const { shown, failed } = usePolled(consoleView, '');
  const { reviews = [], orders = [], refusedTransfers = [], travelRule = [], faults = [], now = null } = shown ?? {};
  const entries: readonly Entry[] = [
    { section: 'requests', label: 'Requests', shown: <RequestsSection address={address} /> },
    { section: 'customers', label: 'Customers', shown: <CustomersSection address={address} now={now} /> },
    { section: 'orders', label: 'Orders', shown: <OrdersSection address={address} /> },
    { section: 'inbox', label: 'Inbox', shown: <InboxSection address={address} /> },
    {
      section: 'waiting',
      label: 'In progress',
      count: reviews.length + orders.length + travelRule.length,
      shown: <WaitingSection {...{ reviews, orders, refusedTransfers, travelRule }} />,
    },
    { section: 'events', label: 'Events', shown: <EventsSection address={address} /> },
    { section: 'faults', label: 'Faults', count: faults.length, tone: 'negative', shown: <FaultsSection faults={faults} /> },
    { section: 'provider', label: 'Clock and ledger', shown: <ClockSection now={now} /> },
  ];
  const open = entries.find(({ section }) => section === address.section) ?? entries[0];
  return (
    <ThemeRoot>
      <WalletRoot ui={consoleUi}>
        <div className="console">
          <header className="head">
            <h1>Sandbox console</h1>
            <span className="time">
              {now === null ? '' : formatDateTime(now)}
              <span className="of">{now === null ? '' : ' UTC, the provider’s clock'}</span>
            </span>
            <a href="/sandbox/openapi">Contract</a>
          </header>
          {faults.length === 0 ? null : (
            <div className="alarm" role="status">
              <a href={toHash({ section: 'faults' })}>{`${faults.length} ${faults.length === 1 ? 'fault is' : 'faults are'} standing`}</a>
              <Action label="Clear all" call={{ method: 'DELETE', path: '/faults' }} done="Cleared." />
            </div>
          )}
          <nav className="side" aria-label="Sections">
            <ul>
              {entries.map(({ section, label, count = 0, tone }) => (
                <li key={section}>
                  <a href={toHash({ section })} aria-current={section === open?.section ? 'page' : undefined}>
                    {label}
                    {count === 0 ? null : (
                      <span className="count" data-tone={tone}>
                        {count}
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <main className="main" data-stale={failed ? '' : undefined}>
            {failed ? (
              <p className="stale" role="status">
                {UNREACHABLE}
              </p>
            ) : null}
            <div className="work">{open?.shown}</div>
          </main>
        </div>
      </WalletRoot>
    </ThemeRoot>
  );
}
