export { CountrySelect, type CountrySelectProps } from './CountrySelect.tsx';
export type { CountryOption } from './listCountries.ts';
