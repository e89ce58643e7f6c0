export { ProgressBar, type ProgressBarProps } from '../ProgressBar/ProgressBar.tsx';
export { ProgressRing, type ProgressRingProps } from '../ProgressRing/ProgressRing.tsx';
