import { styled } from 'styled-components';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import type { AsideOperation } from '../../patterns/OperationAside/OperationAside.types.ts';
import { OperationColumns } from '../../patterns/OperationAside/OperationColumns.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { CurrencyList } from './CurrencyList.tsx';
import type { CurrencyTab, SelectCurrencyScreenProps } from './SelectCurrencyScreen.types.ts';
import { selectCurrencyTexts } from './selectCurrency.texts.ts';

const StyledTabs = styled(Tabs)`
  margin-block-start: var(--primitive-space-12);
`;

const asides: Record<CurrencyTab, AsideOperation> = {
  topup: 'sepa-topup',
  receive: 'receive',
  withdraw: 'sepa-withdrawal',
  send: 'send',
  exchange: 'fiat-exchange',
  buy: 'buy',
  sell: 'sell',
};

/** Selects the account for an operation, with a tab for each operation (CUR-001 to CUR-025). */
export function SelectCurrencyScreen({ purpose, tabs, tab, onTab, sections, onChoose, onBack }: SelectCurrencyScreenProps) {
  const texts = useTexts(selectCurrencyTexts);
  const isTab = (value: string): value is CurrencyTab => tabs.some((one) => one === value);
  return (
    <>
      <AppHeader title={texts.titles[purpose]} onBack={onBack} />
      <Page aria-busy={sections === null || undefined}>
        <OperationColumns kind="two-column" aside={{ operation: asides[tab] }} title={texts.titles[purpose]}>
          <Stack gap={4}>
            <Heading level={2} type="title-lg">
              {texts.heading}
            </Heading>
            <Text tone="secondary">{texts.prompt(texts.verbs[tab])}</Text>
          </Stack>
          <StyledTabs
            label={texts.operations}
            items={tabs.map((value) => ({ value, label: texts.tabs[value] }))}
            value={tab}
            onValueChange={(value) => (isTab(value) ? onTab(value) : undefined)}
          >
            {sections === null ? (
              <Skeleton variant="rows" count={6} label={texts.loading} />
            ) : (
              <CurrencyList key={tab} {...{ sections, onChoose }} />
            )}
          </StyledTabs>
        </OperationColumns>
      </Page>
    </>
  );
}
