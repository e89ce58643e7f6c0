import Bitcoin from 'lucide-react/icons/bitcoin';
import type { IconGlyph } from '../Icon.tsx';

export const cryptoIcon: IconGlyph = Bitcoin;
