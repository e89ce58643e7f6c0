import { NO_BREAK_SPACE } from '@wallet/core/format/characters';
import { formatMoment, type Instant } from '@wallet/core/format/formatDates';
import { builtInLocale } from '@wallet/core/format/locale';

/** A moment in a text message or an e-mail. A no-break space would halve the length of a text message. */
export const writeMoment = (instant: Instant): string => formatMoment(instant, builtInLocale).replaceAll(NO_BREAK_SPACE, ' ');
