/** What the identity host's frame tells its embedder (KYC-017, KYC-018). */
/** `ready`: it is there; `cancelled`: the customer has left it; `reload`, `expired`: its page is to be loaded, its session started over (THIRD-045, THIRD-046). */
export type FrameMessage = 'complete' | 'help/camera' | 'ready' | 'cancelled' | 'reload' | 'expired';

/** The identity host, as the app meets it: a page in a frame that speaks to us. */
export type IdentityVerification = {
  /**
   * Hears one frame; the answer stops.
   * @param frame its window: no other may speak for it
   * @param url its address: the origin that is believed
   */
  readonly listen: (frame: Window, url: string, hear: (message: FrameMessage) => void) => () => void;
};
