/** What is worded, sorted or named by the machine in the built-in language, and by the provider (LIM-032). */
export const locale = 'en-GB';
