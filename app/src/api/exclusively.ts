/** Runs an action while no other tab runs one of the same name. */
export type Exclusively = <T>(action: () => Promise<T>) => Promise<T>;

/** Lets messages of other tabs in that were sent before the lock was given. */
const messagesHeard = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** One at a time over all tabs, by a Web Lock; without one, one at a time within the tab is all there is (D-SES-05). */
export function exclusivelyInAllTabs(name: string): Exclusively {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return (action) => action();
  return async (action) =>
    navigator.locks.request(name, async () => {
      await messagesHeard();
      return action();
    });
}
