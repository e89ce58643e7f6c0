import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { IconGlyph } from '../Icon.tsx';

export const warningIcon: IconGlyph = TriangleAlert;
