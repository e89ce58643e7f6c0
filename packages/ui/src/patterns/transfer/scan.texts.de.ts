import type { Translation } from '../../texts/Translation.ts';
import type { scanTexts } from './scan.texts.ts';

export const germanScanTexts: Translation<typeof scanTexts> = {
  scanner: {
    title: 'QR-Code scannen',
    close: 'Schließen',
    opening: 'Kamera wird geöffnet\u00A0…',
    hint: 'Richten Sie die Kamera auf einen QR-Code',
  },
  network: { BTC: 'Bitcoin', other: 'Ethereum' },
  read: { code: 'Dieser Code', link: 'Dieser Link' },
  refused: {
    unknown: (it) => `${it} enthält weder eine Adresse noch eine Zahlungsanforderung.`,
    malformed: () => 'Diese Zahlungsanforderung ist nicht lesbar. Bitten Sie um eine neue.',
    invalidAddress: () => 'Die Adresse in dieser Zahlungsanforderung ist fehlerhaft. Bitten Sie um eine neue.',
    unsupported: (it) => `${it} verlangt mehr als eine einfache Zahlung. Bitten Sie nur um die Adresse.`,
    tooPrecise: (it) => `${it} verlangt einen Betrag mit mehr Stellen, als gesendet werden können.`,
    otherNetwork: (it, code, network) => `${it} gilt für ein anderes Netzwerk. ${code} wird nur über ${network} gesendet.`,
    otherCurrency: (it, code) => `${it} verlangt eine andere Währung als ${code}.`,
  },
  unavailable: {
    denied:
      'Die Kamera darf nicht genutzt werden. Erlauben Sie den Zugriff in den Einstellungen Ihres Browsers oder geben Sie die Adresse ein.',
    missing: 'Auf diesem Gerät kann derzeit nicht gescannt werden. Geben Sie die Adresse ein oder fügen Sie sie ein.',
  },
};
