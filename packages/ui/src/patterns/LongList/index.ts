export { wideTableTexts } from '../WideTable/wideTable.texts.ts';
export { LongList, type LongListProps, type PlaceInList } from './LongList.tsx';
export type { MeasuredPlace } from './useListWindow.ts';
