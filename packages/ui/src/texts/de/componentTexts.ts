import type { Translation } from '../Translation.ts';
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
  'address-field': { paste: 'Einfügen', refused: 'Das ist keine Adresse' } satisfies Translation<typeof addressFieldTexts>,
  'amount-input': {
    refused: {
      text: () => 'Das ist kein Betrag',
      currency: ({ currencyCode = '' }) => `Dieser Betrag ist nicht in ${currencyCode}`,
      digits: ({ integerDigits }) => `Höchstens ${integerDigits} Stellen vor dem Komma`,
      decimals: ({ decimals }) => (decimals === 0 ? 'Nur ganze Beträge' : `Höchstens ${decimals} Stellen nach dem Komma`),
    },
  } satisfies Translation<typeof amountInputTexts>,
  'bot-check-notice': {
    reCaptcha: {
      before: 'Diese Seite ist durch reCAPTCHA geschützt. Es gelten die ',
      privacy: 'Datenschutzerklärung',
      between: ' und die ',
      terms: 'Nutzungsbedingungen',
      after: ' von Google.',
    },
    other: 'Diese Seite ist vor automatisierten Zugriffen geschützt.',
  } satisfies Translation<typeof botCheckNoticeTexts>,
  'bottom-sheet': { close: 'Schließen' } satisfies Translation<typeof bottomSheetTexts>,
  'criteria-chips': {
    met: 'erfüllt',
    unmet: 'noch nicht erfüllt',
    failed: 'nicht erfüllt',
  } satisfies Translation<typeof criteriaChipsTexts>,
  'date-field': {
    open: 'Datum wählen',
    calendar: 'Kalender',
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
    day: (day, month, year) => `${day}. ${month} ${year}`,
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  } satisfies Translation<typeof dateFieldTexts>,
  'date-range': { from: 'Von', to: 'Bis' } satisfies Translation<typeof dateRangeTexts>,
  'file-row': {
    remove: (name) => `${name} entfernen`,
    waiting: 'Wartet',
    sending: (percent) => `${percent}\u00A0% hochgeladen`,
    done: 'Hochgeladen',
  } satisfies Translation<typeof fileRowTexts>,
  'loading-overlay': { loading: 'Wird geladen\u00A0…' } satisfies Translation<typeof loadingOverlayTexts>,
  'option-picker': {
    search: 'Suchen',
    clear: 'Leeren',
    close: 'Schließen',
    nothing: 'Nichts gefunden',
    loading: 'Wird geladen\u00A0…',
    failed: 'Es ist ein Fehler aufgetreten.',
    retry: 'Erneut versuchen',
    found: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  } satisfies Translation<typeof optionPickerTexts>,
  'password-field': { reveal: 'Passwort anzeigen' } satisfies Translation<typeof passwordFieldTexts>,
  'qr-scanner': {
    title: 'QR-Code scannen',
    close: 'Schließen',
    opening: 'Kamera wird geöffnet\u00A0…',
    hint: 'Richten Sie die Kamera auf einen QR-Code',
  } satisfies Translation<typeof qrScannerTexts>,
  'skip-link': { skip: 'Zum Inhalt springen' } satisfies Translation<typeof skipLinkTexts>,
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
  } satisfies Translation<typeof statusTexts>,
  'text-area': {
    counter: (length, most) => `${length} / ${most}`,
    left: (count) => `Noch ${count} Zeichen`,
    over: (count) => `${count} Zeichen zu viel`,
  } satisfies Translation<typeof textAreaTexts>,
  'typed-field': {
    code: (digits) => `Der Code hat ${digits} Ziffern`,
    phone: 'Das ist keine Telefonnummer',
    iban: 'Das ist keine IBAN',
    cardNumber: 'Das ist keine Kartennummer',
    cardExpiry: 'Bitte ein Datum wie 08/31',
    cardCode: 'Das ist kein Sicherheitscode',
  } satisfies Translation<typeof typedFieldTexts>,
  carousel: {
    carousel: 'Bilderfolge',
    slide: 'Bild',
    slides: 'Bilder',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    position: (slide, count) => `${slide} von ${count}`,
  } satisfies Translation<typeof carouselTexts>,
  chip: { remove: (label) => `${label} entfernen`, selected: 'ausgewählt' } satisfies Translation<typeof chipTexts>,
  copy: {
    copy: (label) => `${label} kopieren`,
    copied: 'Kopiert',
    refused: 'Zum Kopieren gedrückt halten',
  } satisfies Translation<typeof copyTexts>,
  money: { unknown: 'nicht verfügbar', concealed: 'verborgen' } satisfies Translation<typeof moneyTexts>,
  notice: { close: 'Schließen' } satisfies Translation<typeof noticeTexts>,
  percent: {
    spoken: (direction, figure) => (direction === 'flat' ? 'unverändert' : `${direction === 'up' ? 'plus' : 'minus'} ${figure} Prozent`),
  } satisfies Translation<typeof percentTexts>,
  timer: {
    remaining: (time) => `Neuer Code in ${time}`,
    resend: 'Code erneut senden',
    contactSupport: 'Kundenservice kontaktieren',
    broken: 'Es ist ein Fehler aufgetreten.',
    retry: 'Erneut versuchen',
    spoken: (seconds) => `Noch ${seconds} Sekunden`,
    ended: 'Sie können jetzt einen neuen Code anfordern',
  } satisfies Translation<typeof timerTexts>,
  toast: { close: 'Schließen', region: 'Meldungen' } satisfies Translation<typeof toastTexts>,
};
