import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { IconGlyph } from '../Icon.tsx';

export const alertIcon: IconGlyph = CircleAlert;
