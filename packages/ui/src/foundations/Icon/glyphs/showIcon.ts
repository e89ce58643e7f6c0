import Eye from 'lucide-react/icons/eye';
import type { IconGlyph } from '../Icon.tsx';

export const showIcon: IconGlyph = Eye;
