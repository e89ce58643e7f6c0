export { englishTexts, type Translation } from './englishTexts.ts';
