export { CountrySelect, type CountrySelectProps } from './CountrySelect.tsx';
export { countriesTexts } from './countries.texts.ts';
export { type CountryOption, listCountries } from './listCountries.ts';
