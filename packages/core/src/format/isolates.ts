const [ISOLATE, END] = ['\u2068', '\u2069'];

/** Keeps the order of a value within a text that is written from right to left. */
export const isolate = (value: string): string => ISOLATE + value + END;

/** Removes the marks of `isolate` from a text that leaves the page: a file name, a cell of a spreadsheet, a message to someone else. */
export const removeIsolates = (text: string): string => text.replaceAll(ISOLATE, '').replaceAll(END, '');
