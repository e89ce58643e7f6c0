export const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
