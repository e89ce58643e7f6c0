import CircleX from 'lucide-react/icons/circle-x';
import type { IconGlyph } from '../Icon.tsx';

export const rejectedIcon: IconGlyph = CircleX;
