export { statusTexts } from '../StatusBadge/StatusBadge.texts.ts';
export { type Status, StatusBadge, type StatusBadgeProps, type TokenStatus } from '../StatusBadge/StatusBadge.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './Badge.tsx';
