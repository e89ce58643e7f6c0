import KeyRound from 'lucide-react/icons/key-round';
import type { IconGlyph } from '../Icon.tsx';

export const passkeyIcon: IconGlyph = KeyRound;
