import ExternalLink from 'lucide-react/icons/external-link';
import type { IconGlyph } from '../Icon.tsx';

export const externalIcon: IconGlyph = ExternalLink;
