import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogue, type TextsOverride } from './catalogue.ts';
import { TextsProvider, useTexts } from './Texts.tsx';

const greetingTexts = catalogue('greeting', { title: 'Welcome', hello: 'Hello {name}' });

function Greeting() {
  const texts = useTexts(greetingTexts);
  return <p>{`${texts.title}. ${texts.hello({ name: 'Alice' })}`}</p>;
}

it('returns the built-in texts of a feature', () => {
  const { container, unmount } = render(<Greeting />);
  expect(container.textContent).toBe('Welcome. Hello Alice');
  unmount();
});

it('overrides individual texts of their own feature only', () => {
  const own = { title: 'Tere' } satisfies TextsOverride<typeof greetingTexts>;
  const { container, unmount } = render(
    <TextsProvider overrides={{ greeting: own, other: { hello: 'never seen' } }}>
      <Greeting />
    </TextsProvider>,
  );
  expect(container.textContent).toBe('Tere. Hello Alice');
  unmount();
});
