import { spawnSync } from 'node:child_process';

const run = (program: string, args: readonly string[]): number => spawnSync(program, args, { stdio: 'inherit' }).status ?? 1;

// Needs an account and the network, so it is no part of `npm test`: without a token there is nothing to do.
if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
  console.log(
    'chromatic: skipped: CHROMATIC_PROJECT_TOKEN is not set, so there is no project to send the stories to. ' +
      'Copy the token from the project’s settings and run CHROMATIC_PROJECT_TOKEN=… npm run chromatic. The gate of a change is npm run visual.',
  );
} else {
  const built = run('storybook', ['build', '-o', 'dist/storybook', '--disable-telemetry', '--quiet']);
  process.exitCode = built === 0 ? run('chromatic', ['--storybook-build-dir', 'dist/storybook', '--exit-zero-on-changes']) : built;
}
