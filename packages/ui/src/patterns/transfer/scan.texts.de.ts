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
  refused: {
    unknown: 'Dieser Code enthält weder eine Adresse noch eine Zahlungsanforderung.',
    malformed: 'Diese Zahlungsanforderung ist nicht lesbar. Bitten Sie um eine neue.',
    invalidAddress: 'Die Adresse in diesem Code ist fehlerhaft. Bitten Sie um eine neue.',
    unsupported: 'Dieser Code verlangt mehr als eine einfache Zahlung. Bitten Sie nur um die Adresse.',
    tooPrecise: 'Dieser Code verlangt einen Betrag mit mehr Stellen, als gesendet werden können.',
    otherNetwork: (code, network) => `Dieser Code gilt für ein anderes Netzwerk. ${code} wird nur über ${network} gesendet.`,
    otherCurrency: (code) => `Dieser Code verlangt eine andere Währung als ${code}.`,
  },
  unavailable: {
    denied:
      'Die Kamera darf nicht genutzt werden. Erlauben Sie den Zugriff in den Einstellungen Ihres Browsers oder geben Sie die Adresse ein.',
    missing: 'Auf diesem Gerät kann derzeit nicht gescannt werden. Geben Sie die Adresse ein oder fügen Sie sie ein.',
  },
};
