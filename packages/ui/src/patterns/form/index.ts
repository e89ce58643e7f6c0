/** Forms of screens: their state, their layout, and the results of the callbacks that send them. */
export type { CallOutcome, Failed, Refused } from './CallOutcome.ts';
export { FormLayout } from './FormLayout.tsx';
export { says } from './says.ts';
export type { FormResult } from './setFieldErrors.ts';
export { type ScreenField, type ScreenForm, type ScreenFormOptions, useScreenForm } from './useScreenForm.ts';
