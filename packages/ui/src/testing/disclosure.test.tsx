import { userEvent } from 'storybook/test';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AccordionRow } from '../components/AccordionRow/AccordionRow.tsx';
import { setUpPage } from './renderSample.tsx';

setUpPage();

/** ARIA disclosure. */
describe('AccordionRow', () => {
  const listener = vi.fn<(open: boolean) => void>();
  const show = (open = false): HTMLElement => {
    listener.mockReset();
    render(
      <AccordionRow title="Bitcoin" open={open} onOpenChange={listener}>
        <a href="#send">Send</a>
      </AccordionRow>,
    );
    return screen.getByRole('button', { name: /Bitcoin/ });
  };
  it('is marked as collapsed when closed', () => expect(show().getAttribute('aria-expanded')).toBe('false'));
  it('is marked as expanded when open', () => expect(show(true).getAttribute('aria-expanded')).toBe('true'));
  it('has no content while closed', () => {
    show();
    expect(screen.queryByRole('link')).toBeNull();
  });
  it('refers to its content while open', () => {
    const part = document.getElementById(show(true).getAttribute('aria-controls') ?? '');
    expect(part?.contains(screen.getByRole('link'))).toBe(true);
  });
  it('refers to nothing while closed', () => expect(show().hasAttribute('aria-controls')).toBe(false));
  it.each(['{Enter}', ' '])('opens with %j', async (key) => {
    show();
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(listener.mock.calls).toEqual([[true]]);
  });
  it('closes with a press', async () => {
    await userEvent.click(show(true));
    expect(listener.mock.calls).toEqual([[false]]);
  });
  it('lets Tab move into its content', async () => {
    show(true);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link'));
  });
});
