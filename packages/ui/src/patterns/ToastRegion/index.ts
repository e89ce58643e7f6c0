export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { type ShownToast, showToast } from './showToast.ts';
