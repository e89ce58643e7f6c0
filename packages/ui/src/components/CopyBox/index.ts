export { copyTexts } from '../../foundations/copying/copy.texts.ts';
export type { WriteText } from '../../foundations/copying/useCopyConfirmation.ts';
export { CopyRow, type CopyRowProps } from '../CopyRow/CopyRow.tsx';
export { CopyBox, type CopyBoxProps } from './CopyBox.tsx';
