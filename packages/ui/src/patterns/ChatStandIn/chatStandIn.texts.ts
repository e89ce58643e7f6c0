import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the chat's stand-in (sandbox.md). */
export const chatStandInTexts = catalogue('chat-stand-in', {
  title: 'Support chat',
  greeting: 'Hello! How can we help?',
  greetingByName: 'Hello, {name}! How can we help?',
  close: 'Close chat',
});
