/** A framework or a router that products build on, with the guide whose files make a project of it (LIB-002). */
export type Framework = {
  /** Of its guide, `docs/guides/<name>.md`. */
  readonly name: string;
  readonly build: readonly string[];
  readonly serve: (port: number) => readonly string[];
  readonly develop: (port: number) => readonly string[];
  /** Its first HTML is written by a server, styles included. */
  readonly isServerRendered: boolean;
  /** Its router follows links; without one the browser loads each page. */
  readonly followsLinks: boolean;
};

export const frameworks: readonly Framework[] = [
  {
    name: 'next',
    build: ['next', 'build'],
    serve: (port) => ['next', 'start', '-p', `${port}`],
    develop: (port) => ['next', 'dev', '-p', `${port}`],
    isServerRendered: true,
    followsLinks: true,
  },
  {
    name: 'react-router',
    build: ['react-router', 'build'],
    serve: () => ['react-router-serve', 'build/server/index.js'],
    develop: (port) => ['react-router', 'dev', '--port', `${port}`],
    isServerRendered: true,
    followsLinks: true,
  },
  {
    name: 'astro',
    build: ['astro', 'build'],
    serve: (port) => ['astro', 'preview', '--port', `${port}`],
    develop: (port) => ['astro', 'dev', '--port', `${port}`],
    isServerRendered: true,
    followsLinks: false,
  },
  {
    name: 'tanstack-router',
    build: ['vite', 'build'],
    serve: (port) => ['vite', 'preview', '--port', `${port}`],
    develop: (port) => ['vite', '--port', `${port}`],
    isServerRendered: false,
    followsLinks: true,
  },
];
