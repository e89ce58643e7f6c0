export { germanTexts } from '../de.ts';
