import { language } from './language.ts';

/** The text of an amount as a field shows it: with the decimal mark of the language. Only the mark differs, so both have one length. */
export const toLocalAmount = (text: string): string => text.replace('.', language().point);

/** What a field shows as it is kept and sent: with a point. It undoes {@link toLocalAmount}. */
export const fromLocalAmount = (shown: string): string => shown.replace(language().point, '.');
