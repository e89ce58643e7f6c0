import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** The files of a worker share one page, which each test leaves empty for the next. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
