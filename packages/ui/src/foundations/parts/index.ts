export { MissingPart, loadPart } from './loadPart.ts';
export { Part, type PartProps } from './Part.tsx';
export { useUnderWay } from './settled.ts';
