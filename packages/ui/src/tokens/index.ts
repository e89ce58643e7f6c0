export { breakpoints } from './breakpoints.ts';
export { type TokenName, tokenNames } from './tokenNames.ts';
