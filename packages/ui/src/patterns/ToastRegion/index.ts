export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
