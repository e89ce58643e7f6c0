import MessageCircle from 'lucide-react/icons/message-circle';
import type { IconGlyph } from '../Icon.tsx';

export const supportIcon: IconGlyph = MessageCircle;
