import { describe, expect, it } from 'vitest';
import { getFileName, buildFilter, listPictures } from './pictures.ts';

const story = (title: string, name: string, tags: readonly string[] = []) => ({ type: 'story', title, name, tags: ['dev', ...tags] });
const buildBehaviour = (title: string, name: string) => ({ type: 'story', title, name, tags: [] });
const buildIndex = (...stories: readonly unknown[]) => ({ entries: Object.fromEntries(stories.map((entry, at) => [String(at), entry])) });
const listSizes = (...stories: readonly unknown[]) => listPictures(buildIndex(...stories)).map(({ configuration }) => configuration);

describe('the pictures of a Storybook', () => {
  it('are one per component story and three per screen story', () => {
    expect(listSizes(story('components/Button', 'Busy'))).toEqual(['phone']);
    expect(listSizes(story('screens/login/LoginScreen', 'Empty'))).toEqual(['phone', 'phone-dark', 'desktop']);
  });

  it('include dark and 1280 px only for the first state of a screen with content, otherwise just the phone', () => {
    const loading = story('screens/assets/AssetsScreen', 'Loading');
    const ready = story('screens/assets/AssetsScreen', 'Ready');
    const stale = story('screens/assets/AssetsScreen', 'Stale');
    expect(listSizes(loading)).toEqual(['phone']);
    expect(listSizes(loading, ready, stale)).toEqual(['phone', 'phone', 'phone-dark', 'desktop', 'phone']);
    expect(listSizes(buildBehaviour('screens/assets/AssetsScreen', 'closes'), stale)).toEqual(['phone', 'phone-dark', 'desktop']);
  });

  it('exclude behaviour stories', () => {
    expect(listSizes(buildBehaviour('screens/login/LoginScreen', 'offers the registration (AUTH-021)'))).toEqual([]);
    expect(listSizes(buildBehaviour('components/Button', 'commas (LIM-004)'))).toEqual([]);
  });

  it('follow the tags of a story', () => {
    expect(listSizes(story('components/Dialog', 'Wide', ['picture:desktop']))).toEqual(['desktop']);
    expect(listSizes(story('screens/login/LoginScreen', 'Empty', ['picture:none']))).toEqual([]);
  });

  it('exclude documentation pages', () => {
    expect(listSizes({ ...story('components/Button', 'Docs'), type: 'docs' })).toEqual([]);
  });

  it('are named as loki names them', () => {
    expect(getFileName({ configuration: 'phone-dark', story: 'components/Button Other Brand' })).toBe(
      'phone_dark_components_Button_Other_Brand.png',
    );
  });

  it('are selected exactly, whatever characters their names contain', () => {
    const pictures = listPictures(buildIndex(story('components/Button', 'Busy (1+1)'), story('components/Card', 'Plain')));
    expect('components/Button Busy (1+1)').toMatch(new RegExp(buildFilter(pictures, 'phone')));
    expect('components/Button Busy (1+1)').not.toMatch(new RegExp(buildFilter(pictures, 'phone-dark')));
    expect('components/Card Plain too').not.toMatch(new RegExp(buildFilter(pictures, 'phone')));
  });
});
