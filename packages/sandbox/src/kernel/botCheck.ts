/** Judges the token of the bot check. Another provider of it is another function of this type. */
export type BotCheck = (token: string) => boolean;

/** The one token that the sandbox refuses, so that 108 can be seen. */
export const REFUSED_BOT_TOKEN = 'refused';

/** The sandbox goes on with every token, the empty one of a missing frame included (API-005). */
export const sandboxBotCheck: BotCheck = (token) => token !== REFUSED_BOT_TOKEN;
