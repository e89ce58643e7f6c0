import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { listPictures } from '../visual-tests/pictures.ts';

const built = 'dist/storybook';
const config = 'dist/chromatic.config.json';

const run = (program: string, args: readonly string[]): number => spawnSync(program, args, { stdio: 'inherit' }).status ?? 1;

/** Sends the stories that have a picture here. Behaviour stories have none. The modes are in .storybook/modes.ts. */
function writeConfig(): void {
  // Titles are paths without spaces, so the first space of `title name` ends the title.
  const names = listPictures(JSON.parse(readFileSync(`${built}/index.json`, 'utf8'))).map(({ story }) => story.replace(' ', '/'));
  writeFileSync(config, JSON.stringify({ storybookBuildDir: built, onlyStoryNames: [...new Set(names)] }, null, 2));
}

// Chromatic needs an account and the network, so it is not part of `npm test` and is skipped without a token.
if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
  console.log(
    'chromatic: skipped: CHROMATIC_PROJECT_TOKEN is not set, so there is no project to send the stories to. ' +
      'Copy the token from the project’s settings and run CHROMATIC_PROJECT_TOKEN=… npm run chromatic. The gate of a change is npm run visual.',
  );
} else {
  const status = run('storybook', ['build', '-o', built, '--disable-telemetry', '--quiet']);
  if (status === 0) writeConfig();
  process.exitCode = status === 0 ? run('chromatic', ['--config-file', config]) : status;
}
