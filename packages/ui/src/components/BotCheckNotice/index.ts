export { botCheckNoticeTexts } from './BotCheckNotice.texts.ts';
export { BotCheckNotice, type BotCheckNoticeProps } from './BotCheckNotice.tsx';
