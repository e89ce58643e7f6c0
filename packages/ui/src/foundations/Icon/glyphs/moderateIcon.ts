import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark';
import type { IconGlyph } from '../Icon.tsx';

export const moderateIcon: IconGlyph = ShieldQuestionMark;
