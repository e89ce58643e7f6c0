import Smartphone from 'lucide-react/icons/smartphone';
import type { IconGlyph } from '../Icon.tsx';

export const smsIcon: IconGlyph = Smartphone;
