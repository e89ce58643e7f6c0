import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import type { IconGlyph } from '../Icon.tsx';

export const helpIcon: IconGlyph = CircleQuestionMark;
