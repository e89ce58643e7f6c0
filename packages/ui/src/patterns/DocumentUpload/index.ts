export { DocumentUpload, type DocumentUploadProps, type FilesRefused } from './DocumentUpload.tsx';
