import Settings from 'lucide-react/icons/settings';
import type { IconGlyph } from '../Icon.tsx';

export const settingsIcon: IconGlyph = Settings;
