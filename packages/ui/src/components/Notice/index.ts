export { noticeTexts } from './Notice.texts.ts';
export { Notice, type NoticeKind, type NoticeProps } from './Notice.tsx';
