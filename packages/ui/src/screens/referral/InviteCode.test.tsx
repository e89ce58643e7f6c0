import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../texts/Locale.tsx';
import { TextsProvider } from '../../texts/Texts.tsx';
import { ShareInvite, type Invitation } from './InviteCode.tsx';

it('shares plain text in a language written from right to left (LIB-014)', () => {
  const shared: Invitation[] = [];
  const { unmount } = render(
    <LocaleProvider locale="he-IL">
      <TextsProvider overrides={{ referral: { invitation: 'קוד {code}' } }}>
        <ShareInvite invite={{ code: 'A-1', link: '#link' }} onShare={(invitation) => shared.push(invitation)} />
      </TextsProvider>
    </LocaleProvider>,
  );
  screen.getByRole('button').click();
  expect(shared).toEqual([{ text: 'קוד A-1', link: '#link' }]);
  unmount();
});
