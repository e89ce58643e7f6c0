export { type TimerTexts, timerTexts } from './Timer.texts.ts';
export { Timer, type TimerProps } from './Timer.tsx';
