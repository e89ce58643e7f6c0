import UserPlus from 'lucide-react/icons/user-plus';
import type { IconGlyph } from '../Icon.tsx';

export const inviteIcon: IconGlyph = UserPlus;
