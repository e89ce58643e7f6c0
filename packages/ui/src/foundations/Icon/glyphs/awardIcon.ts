import Star from 'lucide-react/icons/star';
import type { IconGlyph } from '../Icon.tsx';

export const awardIcon: IconGlyph = Star;
