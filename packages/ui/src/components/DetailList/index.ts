export { type Detail, DetailList, type DetailListProps } from './DetailList.tsx';
