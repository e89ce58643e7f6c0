import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the stand-in for a chat, which the embedded provider shows. */
export const chatStandInTexts = catalogue('chat-stand-in', {
  title: 'Support chat',
  greeting: 'Hello! How can we help?',
  greetingByName: 'Hello, {name}! How can we help?',
  close: 'Close chat',
});
