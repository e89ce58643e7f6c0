export { LongList, type LongListProps, type PlaceInList } from './LongList.tsx';
