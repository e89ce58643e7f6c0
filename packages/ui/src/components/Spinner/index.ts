export { loadingOverlayTexts } from '../LoadingOverlay/LoadingOverlay.texts.ts';
export { LoadingOverlay, type LoadingOverlayProps } from '../LoadingOverlay/LoadingOverlay.tsx';
export { Skeleton, type SkeletonProps } from '../Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './Spinner.tsx';
