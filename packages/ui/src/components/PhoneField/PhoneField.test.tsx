import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

it('describes the number by the country of its first digits, as soon as they tell and while they do (D-FMT-28)', () => {
  render(<PhoneField label="Phone number" />);
  const phone = screen.getByLabelText('Phone number');
  const countryAfter = (typed: string): string | null => {
    fireEvent.change(phone, { target: { value: typed } });
    return document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
  };
  expect(['+37', '+370', '+3', '+49', '+14165'].map(countryAfter)).toEqual([null, 'Lithuania', null, 'Germany', 'Canada']);
});
