import type { Translation } from '../../texts/Translation.ts';
import type { statusTexts } from './StatusBadge.texts.ts';

export const germanStatusTexts: Translation<typeof statusTexts> = {
  completed: 'Abgeschlossen',
  pending: 'In Bearbeitung',
  moderate: 'In Prüfung',
  rejected: 'Abgelehnt',
  coming_soon: 'Demnächst',
  pre_order: 'Vorbestellung',
  available: 'Verfügbar',
  sold_out: 'Ausverkauft',
  deal_exit: 'Ausstieg',
  payout_soon: 'Auszahlung folgt',
};
