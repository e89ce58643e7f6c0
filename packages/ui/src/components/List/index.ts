export type { RowContentProps, RowTone } from '../../foundations/row/RowContent.tsx';
export { AccordionRow, type AccordionRowProps } from '../AccordionRow/AccordionRow.tsx';
export { fileRowTexts } from '../FileRow/FileRow.texts.ts';
export { FileRow, type FileRowProps, type FileRowState } from '../FileRow/FileRow.tsx';
export { LinkRow, type LinkRowProps } from '../LinkRow/LinkRow.tsx';
export { ListRow, type ListRowProps } from '../ListRow/ListRow.tsx';
export { List, type ListProps } from './List.tsx';
