export type { TimerTexts } from './Timer.texts.ts';
export { Timer, type TimerProps } from './Timer.tsx';
