import Check from 'lucide-react/icons/check';
import type { IconGlyph } from '../Icon.tsx';

export const checkIcon: IconGlyph = Check;
