import { describe, expect, it } from 'vitest';
import { fileOf, filterOf, picturesOf } from './pictures.ts';

const story = (title: string, name: string, tags: readonly string[] = []) => ({ type: 'story', title, name, tags: ['dev', ...tags] });
const behaviour = (title: string, name: string) => ({ type: 'story', title, name, tags: [] });
const indexOf = (...stories: readonly unknown[]) => ({ entries: Object.fromEntries(stories.map((entry, at) => [String(at), entry])) });
const sizes = (...stories: readonly unknown[]) => picturesOf(indexOf(...stories)).map(({ configuration }) => configuration);

describe('the pictures of a Storybook', () => {
  it('are one per component story and three per screen story', () => {
    expect(sizes(story('components/Button', 'Busy'))).toEqual(['phone']);
    expect(sizes(story('screens/login/LoginScreen', 'Empty'))).toEqual(['phone', 'phone-dark', 'desktop']);
  });

  it('include dark and 1280 px only for the first state of a screen with content, otherwise just the phone', () => {
    const loading = story('screens/assets/AssetsScreen', 'Loading');
    const ready = story('screens/assets/AssetsScreen', 'Ready');
    const stale = story('screens/assets/AssetsScreen', 'Stale');
    expect(sizes(loading)).toEqual(['phone']);
    expect(sizes(loading, ready, stale)).toEqual(['phone', 'phone', 'phone-dark', 'desktop', 'phone']);
    expect(sizes(behaviour('screens/assets/AssetsScreen', 'closes'), stale)).toEqual(['phone', 'phone-dark', 'desktop']);
  });

  it('exclude behaviour stories', () => {
    expect(sizes(behaviour('screens/login/LoginScreen', 'offers the registration (AUTH-021)'))).toEqual([]);
    expect(sizes(behaviour('components/Button', 'commas (LIM-004)'))).toEqual([]);
  });

  it('follow the tags of a story', () => {
    expect(sizes(story('components/Dialog', 'Wide', ['picture:desktop']))).toEqual(['desktop']);
    expect(sizes(story('screens/login/LoginScreen', 'Empty', ['picture:none']))).toEqual([]);
  });

  it('exclude documentation pages', () => {
    expect(sizes({ ...story('components/Button', 'Docs'), type: 'docs' })).toEqual([]);
  });

  it('are named as loki names them', () => {
    expect(fileOf({ configuration: 'phone-dark', story: 'components/Button Other Brand' })).toBe(
      'phone_dark_components_Button_Other_Brand.png',
    );
  });

  it('are selected exactly, whatever characters their names contain', () => {
    const pictures = picturesOf(indexOf(story('components/Button', 'Busy (1+1)'), story('components/Card', 'Plain')));
    expect('components/Button Busy (1+1)').toMatch(new RegExp(filterOf(pictures, 'phone')));
    expect('components/Button Busy (1+1)').not.toMatch(new RegExp(filterOf(pictures, 'phone-dark')));
    expect('components/Card Plain too').not.toMatch(new RegExp(filterOf(pictures, 'phone')));
  });
});
