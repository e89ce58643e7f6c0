export { CountrySelect, type CountrySelectProps } from './CountrySelect.tsx';
export { type CountryOption, listCountries } from './listCountries.ts';
