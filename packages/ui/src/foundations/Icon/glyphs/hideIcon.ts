import EyeOff from 'lucide-react/icons/eye-off';
import type { IconGlyph } from '../Icon.tsx';

export const hideIcon: IconGlyph = EyeOff;
