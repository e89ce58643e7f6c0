export { MissingPart } from './MissingPart.ts';
export { loadPart } from './loadPart.ts';
