/** Gives jsdom what it leaves out of a modal dialog. */
export const showDialogs = (): void =>
  void Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
    getAnimations: () => [],
  });
