export { speakGerman } from '../de.ts';
