export { dateRangeTexts } from '../DateRange/DateRange.texts.ts';
export { DateRange, type DateRangeProps, type DayRange } from '../DateRange/DateRange.tsx';
export { dateFieldTexts } from './DateField.texts.ts';
export { DateField, type DateFieldProps } from './DateField.tsx';
