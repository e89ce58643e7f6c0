import MapPin from 'lucide-react/icons/map-pin';
import type { IconGlyph } from '../Icon.tsx';

export const addressIcon: IconGlyph = MapPin;
