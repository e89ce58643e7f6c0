import type { CatalogueTranslation } from '../catalogue.ts';
import type { addressFieldTexts } from '../../components/AddressField/AddressField.texts.ts';
import type { amountInputTexts } from '../../components/AmountInput/AmountInput.texts.ts';
import type { botCheckNoticeTexts } from '../../components/BotCheckNotice/BotCheckNotice.texts.ts';
import type { bottomSheetTexts } from '../../components/BottomSheet/BottomSheet.texts.ts';
import type { carouselTexts } from '../../components/Carousel/Carousel.texts.ts';
import type { chipTexts } from '../../components/Chip/Chip.texts.ts';
import type { copyTexts } from '../../foundations/copying/copy.texts.ts';
import type { criteriaChipsTexts } from '../../components/CriteriaChips/CriteriaChips.texts.ts';
import type { dateFieldTexts } from '../../components/DateField/DateField.texts.ts';
import type { dateRangeTexts } from '../../components/DateRange/DateRange.texts.ts';
import type { fileRowTexts } from '../../components/FileRow/FileRow.texts.ts';
import type { loadingOverlayTexts } from '../../components/LoadingOverlay/LoadingOverlay.texts.ts';
import type { moneyTexts } from '../../foundations/Money/Money.texts.ts';
import type { noticeTexts } from '../../components/Notice/Notice.texts.ts';
import type { optionPickerTexts } from '../../components/OptionPicker/OptionPicker.texts.ts';
import type { passwordFieldTexts } from '../../components/PasswordField/PasswordField.texts.ts';
import type { percentTexts } from '../../foundations/Percent/percent.texts.ts';
import type { qrScannerTexts } from '../../components/QrScanner/QrScanner.texts.ts';
import type { skipLinkTexts } from '../../foundations/SkipLink/SkipLink.texts.ts';
import type { statusTexts } from '../../components/StatusBadge/StatusBadge.texts.ts';
import type { textAreaTexts } from '../../components/TextArea/TextArea.texts.ts';
import type { timerTexts } from '../../components/Timer/Timer.texts.ts';
import type { toastTexts } from '../../components/Toast/Toast.texts.ts';
import type { typedFieldTexts } from '../../foundations/Field/typedField.texts.ts';

/** German texts of components and foundations, by the name of their catalogue. */
export const germanComponentTexts = {
  'address-field': { paste: 'Einfügen', refused: 'Das ist keine Adresse' } satisfies CatalogueTranslation<typeof addressFieldTexts>,
  'amount-input': {
    refused: {
      text: 'Das ist kein Betrag',
      currency: 'Dieser Betrag ist nicht in {currencyCode}',
      point: 'Nur ein Komma',
      digits: 'Höchstens {count} Stellen vor dem Komma',
      decimals: 'Höchstens {count} Stellen nach dem Komma',
      whole: 'Nur ganze Beträge',
    },
  } satisfies CatalogueTranslation<typeof amountInputTexts>,
  'bot-check-notice': {
    reCaptcha: {
      before: 'Diese Seite ist durch reCAPTCHA geschützt. Es gelten die ',
      privacy: 'Datenschutzerklärung',
      between: ' und die ',
      terms: 'Nutzungsbedingungen',
      after: ' von Google.',
    },
    other: 'Diese Seite ist vor automatisierten Zugriffen geschützt.',
  } satisfies CatalogueTranslation<typeof botCheckNoticeTexts>,
  'bottom-sheet': { close: 'Schließen' } satisfies CatalogueTranslation<typeof bottomSheetTexts>,
  'criteria-chips': {
    met: 'erfüllt',
    unmet: 'noch nicht erfüllt',
    failed: 'nicht erfüllt',
  } satisfies CatalogueTranslation<typeof criteriaChipsTexts>,
  'date-field': {
    open: 'Datum wählen',
    calendar: 'Kalender',
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
    day: '{day}. {month} {year}',
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  } satisfies CatalogueTranslation<typeof dateFieldTexts>,
  'date-range': { from: 'Von', to: 'Bis' } satisfies CatalogueTranslation<typeof dateRangeTexts>,
  'file-row': {
    remove: '{name} entfernen',
    waiting: 'Wartet',
    sending: '{percent}\u00A0% hochgeladen',
    done: 'Hochgeladen',
  } satisfies CatalogueTranslation<typeof fileRowTexts>,
  'loading-overlay': { loading: 'Wird geladen\u00A0…' } satisfies CatalogueTranslation<typeof loadingOverlayTexts>,
  'option-picker': {
    search: 'Suchen',
    clear: 'Leeren',
    close: 'Schließen',
    nothing: 'Nichts gefunden',
    loading: 'Wird geladen\u00A0…',
    failed: 'Es ist ein Fehler aufgetreten.',
    retry: 'Erneut versuchen',
    found: { one: '{count} Eintrag', other: '{count} Einträge' },
  } satisfies CatalogueTranslation<typeof optionPickerTexts>,
  'password-field': { reveal: 'Passwort anzeigen' } satisfies CatalogueTranslation<typeof passwordFieldTexts>,
  'qr-scanner': {
    title: 'QR-Code scannen',
    close: 'Schließen',
    opening: 'Kamera wird geöffnet\u00A0…',
    hint: 'Richten Sie die Kamera auf einen QR-Code',
  } satisfies CatalogueTranslation<typeof qrScannerTexts>,
  'skip-link': { skip: 'Zum Inhalt springen' } satisfies CatalogueTranslation<typeof skipLinkTexts>,
  'status-badge': {
    completed: 'Abgeschlossen',
    pending: 'Ausstehend',
    moderate: 'In Prüfung',
    rejected: 'Abgelehnt',
    coming_soon: 'Demnächst',
    pre_order: 'Vorbestellung',
    available: 'Verfügbar',
    sold_out: 'Ausverkauft',
    deal_exit: 'Ausstieg',
    payout_soon: 'Auszahlung folgt',
  } satisfies CatalogueTranslation<typeof statusTexts>,
  'text-area': {
    counter: '{length} / {most}',
    left: 'Noch {count} Zeichen',
    over: '{count} Zeichen zu viel',
  } satisfies CatalogueTranslation<typeof textAreaTexts>,
  'typed-field': {
    code: 'Der Code hat {count} Ziffern',
    phone: 'Das ist keine Telefonnummer',
    iban: 'Das ist keine IBAN',
    cardNumber: 'Das ist keine Kartennummer',
    cardExpiry: 'Bitte ein Datum wie 08/31',
    cardCode: 'Das ist kein Sicherheitscode',
  } satisfies CatalogueTranslation<typeof typedFieldTexts>,
  carousel: {
    carousel: 'Bilderfolge',
    slide: 'Bild',
    slides: 'Bilder',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    position: '{slide} von {count}',
  } satisfies CatalogueTranslation<typeof carouselTexts>,
  chip: { remove: '{label} entfernen', selected: 'ausgewählt' } satisfies CatalogueTranslation<typeof chipTexts>,
  copy: {
    copy: '{label} kopieren',
    copied: 'Kopiert',
    refused: 'Zum Kopieren gedrückt halten',
  } satisfies CatalogueTranslation<typeof copyTexts>,
  money: { unknown: 'nicht verfügbar', concealed: 'verborgen' } satisfies CatalogueTranslation<typeof moneyTexts>,
  notice: { close: 'Schließen' } satisfies CatalogueTranslation<typeof noticeTexts>,
  percent: {
    spoken: { up: 'plus {figure} Prozent', down: 'minus {figure} Prozent', flat: 'unverändert' },
  } satisfies CatalogueTranslation<typeof percentTexts>,
  timer: {
    remaining: 'Neuer Code in {time}',
    resend: 'Code erneut senden',
    contactSupport: 'Kundenservice kontaktieren',
    noneLeft: 'Sie können keinen weiteren Code anfordern.',
    broken: 'Es ist ein Fehler aufgetreten.',
    retry: 'Erneut versuchen',
    spoken: 'Noch {count} Sekunden',
    ended: 'Sie können jetzt einen neuen Code anfordern',
  } satisfies CatalogueTranslation<typeof timerTexts>,
  toast: { close: 'Schließen', region: 'Meldungen' } satisfies CatalogueTranslation<typeof toastTexts>,
};
