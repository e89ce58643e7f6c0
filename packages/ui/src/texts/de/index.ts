export { germanTexts } from './germanTexts.ts';
