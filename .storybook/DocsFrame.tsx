import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';

type Globals = Readonly<Record<string, unknown>>;

/** The settings of the toolbar. A page of the design has no story that they apply to. */
function readGlobals({ context }: DocsContainerProps): Globals {
  const [story] = context.componentStories();
  return story === undefined ? {} : { ...context.getStoryContext(story)['globals'] };
}

const isDark = ({ theme }: Globals): boolean =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

const writeAddress = (globals: Globals): string => {
  const settings = ['brand', 'theme', 'contrast', 'language', 'direction'].filter((name) => name in globals);
  return `iframe.html?globals=${settings.map((name) => `${name}:${String(globals[name])}`).join(';')}`;
};

/**
 * Gives a docs page the theme of its stories, which would otherwise stand in the dark on white, and the stories in frames of their own the
 * settings of the toolbar.
 */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const globals = readGlobals(props);
  const address = writeAddress(globals);
  // Storybook reads the address of its frames from here, once for each frame.
  Object.assign(globalThis, { PREVIEW_URL: address });
  return <DocsContainer key={address} {...props} theme={isDark(globals) ? themes.dark : themes.light} />;
}
