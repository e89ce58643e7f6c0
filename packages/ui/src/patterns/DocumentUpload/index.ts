export { DocumentUpload, type DocumentUploadProps, type FilesRefused } from './DocumentUpload.tsx';
export { documentUploadTexts } from './documentUpload.texts.ts';
