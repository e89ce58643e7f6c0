import Info from 'lucide-react/icons/info';
import type { IconGlyph } from '../Icon.tsx';

export const infoIcon: IconGlyph = Info;
