export { LongList, type LongListProps, type PlaceInList } from './LongList.tsx';
export type { MeasuredPlace } from './useListWindow.ts';
