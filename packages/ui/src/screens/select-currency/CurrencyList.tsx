import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { searchIcon } from '../../foundations/Icon/glyphs/searchIcon.ts';
import { walletIcon } from '../../foundations/Icon/glyphs/walletIcon.ts';
import { Money } from '../../foundations/Money/Money.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { LongList } from '../../patterns/LongList/LongList.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { countRows, findCurrencies, SEARCH_FROM_ROWS } from './findCurrencies.ts';
import type { CurrencyRow, CurrencySection, SelectCurrencyScreenProps } from './SelectCurrencyScreen.types.ts';
import { selectCurrencyTexts } from './selectCurrency.texts.ts';

type CurrencyListProps = { readonly sections: readonly CurrencySection[] } & Pick<SelectCurrencyScreenProps, 'onChoose'>;

/** The accounts of one tab, under the names of their providers; a long list is searched. */
export function CurrencyList({ sections, onChoose }: CurrencyListProps) {
  const texts = useTexts(selectCurrencyTexts);
  const [words, setWords] = useState('');
  if (sections.length === 0) return <EmptyState icon={walletIcon} title={texts.none} />;
  const matches = findCurrencies(sections, words);
  return (
    <Stack gap={20}>
      {countRows(sections) < SEARCH_FROM_ROWS ? null : (
        <TextField type="search" label={texts.search} labelHidden placeholder={texts.search} value={words} onValueChange={setWords} />
      )}
      {matches.length === 0 ? <EmptyState icon={searchIcon} title={texts.nothingFound} /> : null}
      {matches.map(({ provider, rows }) =>
        provider === null ? (
          <CurrencyRows key="" {...{ rows, onChoose }} />
        ) : (
          <Section key={`provider ${provider}`} title={provider === '' ? texts.otherAccounts : provider}>
            <CurrencyRows {...{ rows, onChoose }} />
          </Section>
        ),
      )}
    </Stack>
  );
}

function CurrencyRows({ rows, onChoose }: { readonly rows: readonly CurrencyRow[] } & Pick<CurrencyListProps, 'onChoose'>) {
  return (
    <LongList items={rows}>
      {({ key, icon, name, code, balance, converted, href }, place) => (
        <ListRow
          key={key}
          {...place}
          {...(href === null ? { onPress: () => onChoose?.() } : { href })}
          leading={<AssetMark code={code} url={icon} />}
          title={name}
          note={code}
          value={<Money variant="row" holding value={balance} code={false} />}
          {...(converted === null ? {} : { valueNote: <Money holding value={converted} /> })}
        />
      )}
    </LongList>
  );
}
