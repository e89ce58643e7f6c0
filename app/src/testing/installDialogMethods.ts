/** Adds the modal dialog methods that jsdom lacks. */
export const installDialogMethods = (): void =>
  void Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
    getAnimations: () => [],
  });
