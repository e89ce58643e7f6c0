import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { stubMissingInJsdom } from './missingInJsdom.ts';

/** Keeps styles in memory. jsdom would parse all of them again on every addition. */
const { instance: sheet } = new ServerStyleSheet();
export const withInMemoryStyles = (element: ReactElement): ReactElement => <StyleSheetManager sheet={sheet}>{element}</StyleSheetManager>;

export const renderWithInMemoryStyles = (element: ReactElement): RenderResult => render(element, { wrapper: Unstyled });

function Unstyled({ children }: { readonly children: ReactNode }) {
  return <StyleSheetManager sheet={sheet}>{children}</StyleSheetManager>;
}

export function getForwardedElement(): HTMLElement {
  const element = document.querySelector<HTMLElement>('[data-testid="conformance"]');
  if (element === null) throw new Error('The props have arrived nowhere');
  return element;
}

/** Stubs what jsdom lacks, and restores mocks after each test. Returns the console output of the current test. */
export function setUpPage(): readonly unknown[][] {
  const complaints: unknown[][] = [];
  beforeAll(() => {
    stubMissingInJsdom();
    return () => vi.unstubAllGlobals();
  });
  beforeEach(() => {
    complaints.length = 0;
    for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...args) => void complaints.push(args));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return complaints;
}
