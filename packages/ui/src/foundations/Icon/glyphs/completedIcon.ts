import CircleCheck from 'lucide-react/icons/circle-check';
import type { IconGlyph } from '../Icon.tsx';

export const completedIcon: IconGlyph = CircleCheck;
