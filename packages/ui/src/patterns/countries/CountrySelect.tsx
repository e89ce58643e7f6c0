import type { Locale } from '@wallet/core/format/locale';
import { useEffect, useState } from 'react';
import { Select, type SelectProps } from '../../components/Select/Select.tsx';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { countriesTexts } from './countries.texts.ts';
import type { CountryOption } from './listCountries.ts';

type Countries = { readonly state: 'ready' | 'loading' | 'failed'; readonly options: readonly CountryOption[] };

const loading: Countries = { state: 'loading', options: [] };

/** The list is a lazy chunk of the app. The provider is not requested (APP-043). */
const loadCountries = async (locale: Locale): Promise<readonly CountryOption[]> =>
  (await import('./listCountries.ts')).listCountries(locale);

export type CountrySelectProps = Omit<SelectProps<CountryOption>, 'options' | 'state' | 'texts' | 'onRetry' | 'renderMark'> & {
  /** Keep its identity stable between renders. @default the built-in list */
  readonly load?: (locale: Locale) => Promise<readonly CountryOption[]>;
};

/** Selects a country by its three-letter code. If the list fails to load, the picker says so (APP-044, ERR-010). */
export function CountrySelect({ load = loadCountries, ...rest }: CountrySelectProps) {
  const texts = useTexts(countriesTexts);
  const locale = useLocale();
  const [countries, setCountries] = useState(loading);
  useEffect(() => {
    let isHere = true;
    const read = async (): Promise<void> => {
      const next = await load(locale).then(
        (options): Countries => ({ state: 'ready', options }),
        (): Countries => ({ state: 'failed', options: [] }),
      );
      if (isHere) setCountries(next);
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [load, locale]);
  return <Select {...rest} {...countries} texts={texts} />;
}
