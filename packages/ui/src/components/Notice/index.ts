export { Notice, type NoticeKind, type NoticeProps } from './Notice.tsx';
