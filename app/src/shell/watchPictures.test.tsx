import { expect, it, vi } from 'vitest';
import { watchPictures } from './watchPictures.ts';

const failPicture = (id: string) => document.querySelector(`#${id}`)?.dispatchEvent(new Event('error'));

function openPage() {
  document.body.innerHTML =
    '<img id="a" src="https://pictures.example/a.svg"><img id="b" src="https://pictures.example/b.svg"><img id="c" src="https://other.example/c.svg">';
  const report = vi.fn();
  const stop = watchPictures(report);
  return { report, stop };
}

it('reports pictures that cannot be shown once per host (THIRD-062, THIRD-009)', async () => {
  const { report, stop } = openPage();
  failPicture('a');
  failPicture('b');
  failPicture('c');
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2));
  // Dispatched by a script, like the error of a late picture.
  expect(report.mock.calls).toEqual([
    ['pictures', 'slow', 'pictures.example'],
    ['pictures', 'slow', 'other.example'],
  ]);
  stop();
});

it('reports a picture blocked by the policy as blocked, once (THIRD-062, THIRD-010)', async () => {
  const { report, stop } = openPage();
  const violation = new Event('securitypolicyviolation');
  document.dispatchEvent(Object.assign(violation, { effectiveDirective: 'img-src', blockedURI: 'https://pictures.example/a.svg' }));
  failPicture('a');
  await new Promise((resolve) => setTimeout(resolve));
  expect(report.mock.calls).toEqual([['pictures', 'blocked', 'pictures.example']]);
  stop();
});
