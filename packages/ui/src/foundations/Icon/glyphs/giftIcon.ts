import Gift from 'lucide-react/icons/gift';
import type { IconGlyph } from '../Icon.tsx';

export const giftIcon: IconGlyph = Gift;
