import { oncePerPage } from './oncePerPage.ts';

/**
 * Marks the document as used without a keyboard: from its load, and from each press of a pointer, until the next key. Overlays that open
 * in between show no focus ring, which browsers also draw after a page load or typing.
 */
export const noteKeyboard = oncePerPage(() => {
  const { dataset } = document.documentElement;
  const note = ({ type }: { readonly type: string }): void => {
    if (type === 'keydown') delete dataset['keyless'];
    else dataset['keyless'] = '';
  };
  note({ type: 'load' });
  addEventListener('keydown', note, true);
  addEventListener('pointerdown', note, true);
  return () => {
    removeEventListener('keydown', note, true);
    removeEventListener('pointerdown', note, true);
    delete dataset['keyless'];
  };
});
