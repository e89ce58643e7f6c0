import BadgeCheck from 'lucide-react/icons/badge-check';
import type { IconGlyph } from '../Icon.tsx';

export const verifiedIcon: IconGlyph = BadgeCheck;
