/** Sent by the document when a message or an overlay waits for its slot: an app that loads its slots later does so at this. */
export const SLOTS_WANTED = 'wallet:slots-wanted';

/** Calls for the slots. Where they stand already nobody hears it. */
export function callForSlots(): void {
  document.dispatchEvent(new Event(SLOTS_WANTED));
}
