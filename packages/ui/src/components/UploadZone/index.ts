export { UploadZone, type UploadZoneProps } from './UploadZone.tsx';
