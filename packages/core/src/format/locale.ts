/** The language of everything that is worded, sorted or named by the machine, and what the provider is asked for (LIM-032). */
export const locale = 'en-GB';
