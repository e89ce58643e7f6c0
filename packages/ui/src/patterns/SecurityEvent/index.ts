export { securityEventTexts } from './securityEvent.texts.ts';
export { securityEventWords, type SecurityEventKind } from './securityEventWords.ts';
