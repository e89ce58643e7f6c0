import Send from 'lucide-react/icons/send';
import type { IconGlyph } from '../Icon.tsx';

export const messageSentIcon: IconGlyph = Send;
