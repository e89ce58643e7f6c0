import { Notice } from '@wallet/ui/components/Notice';
import { Tabs } from '@wallet/ui/components/Tabs';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { Page } from '@wallet/ui/foundations/Layout';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import { AppHeader } from '@wallet/ui/patterns/AppFrame';
import { consoleView } from '@wallet/sandbox/control/consoleView';
import { consoleTexts as texts } from './console.texts.ts';
import { consoleUi } from './control/controlCall.ts';
import { usePolled } from './control/usePolled.ts';
import { CustomersTab } from './tabs/CustomersTab.tsx';
import { FaultsTab } from './tabs/FaultsTab.tsx';
import { InboxTab } from './tabs/InboxTab.tsx';
import { ProviderTab } from './tabs/ProviderTab.tsx';
import { RequestsTab } from './tabs/RequestsTab.tsx';
import { WaitingTab } from './tabs/WaitingTab.tsx';
import { openSection, useSection } from './useSection.ts';

/** The operator's console of the sandbox: everything that a test does by the control surface, by hand. */
export function Console() {
  const { section, filter } = useSection();
  const search = section === 'customers' ? filter : '';
  const { shown, failed } = usePolled(consoleView, `?${new URLSearchParams({ customer: search })}`);
  const { customers = [], reviews = [], orders = [], refusedTransfers = [], travelRule = [], faults = [], now = null } = shown ?? {};
  const waiting = reviews.length + orders.length + travelRule.length;
  const tabs = {
    inbox: { label: texts.tabs.inbox, tab: <InboxTab filter={filter} /> },
    customers: { label: texts.tabs.customers, tab: <CustomersTab customers={customers} filter={filter} /> },
    waiting: {
      label: texts.counted(texts.tabs.waiting, waiting),
      tab: <WaitingTab {...{ reviews, orders, refusedTransfers, travelRule }} />,
    },
    faults: { label: texts.counted(texts.tabs.faults, faults.length), tab: <FaultsTab faults={faults} /> },
    requests: { label: texts.tabs.requests, tab: <RequestsTab username={filter} /> },
    provider: { label: texts.tabs.provider, tab: <ProviderTab now={now} /> },
  };
  const open = Object.entries(tabs).find(([name]) => name === section)?.[1] ?? tabs.inbox;
  return (
    <ThemeRoot>
      <WalletRoot ui={consoleUi}>
        <AppHeader title={texts.title} bare />
        <Page>
          {failed ? (
            <Notice kind="warning" title={texts.unreachable} live="polite">
              {texts.stale}
            </Notice>
          ) : null}
          <Tabs
            label={texts.sections}
            items={Object.entries(tabs).map(([value, { label }]) => ({ value, label }))}
            value={open === tabs.inbox ? 'inbox' : section}
            onValueChange={openSection}
          >
            {open.tab}
          </Tabs>
        </Page>
      </WalletRoot>
    </ThemeRoot>
  );
}
