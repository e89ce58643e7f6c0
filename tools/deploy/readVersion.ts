import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSION_FILE = 'app/src/config/version.ts';
const VERSION = /^v\d+\.\d+\.\d+$/;

/** The content of `build.json`. */
export type BuildStamp = {
  readonly version: string;
  /** Null outside a git checkout. */
  readonly commit: string | null;
  /** The time of the commit, so that the same commit gives the same bytes. */
  readonly builtAt: string | null;
};

export type VersionOptions = { readonly version?: string | undefined; readonly allowsChanges?: boolean };

/** Returns the output of git, or null if it fails. */
function createGit(root: string): (...args: readonly string[]) => string | null {
  return (...args) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      return null;
    }
  };
}

/** `v22.3.1` and 16 commits: `v22.3.17`. */
export function addToPatch(version: string, commits: number): string {
  const [major = '', minor = '', patch = ''] = version.slice(1).split('.');
  return `v${major}.${minor}.${Number(patch) + commits}`;
}

/** The version in the source of the repository. */
export function readWrittenVersion(root: string): string {
  return /APP_VERSION = '(v[\d.]+)'/.exec(readFileSync(join(root, VERSION_FILE), 'utf8'))?.[1] ?? '';
}

/**
 * The version of a build (DEP-003): the given one, an exact tag, or the written version plus the number of commits since.
 * @throws a readable message outside a git checkout, or if there are uncommitted changes
 */
export function readVersion(root: string, { version, allowsChanges = false }: VersionOptions): BuildStamp {
  if (version !== undefined && !VERSION.test(version)) throw new Error(`--version ${version} is no version: v22.4.0 is one.`);
  const git = createGit(root);
  const commit = git('rev-parse', 'HEAD');
  if (commit === null) {
    if (version === undefined) throw new Error('No commit is known here. Name the version: --version v22.4.0');
    return { version, commit: null, builtAt: null };
  }
  if (!allowsChanges && git('status', '--porcelain') !== '')
    throw new Error('The work tree has changes that no commit holds: commit them, or build with --allow-dirty.');
  const builtAt = new Date(git('show', '-s', '--format=%cI', 'HEAD') ?? 0).toISOString();
  const tag = git('describe', '--tags', '--exact-match', '--match', 'v*');
  if (version !== undefined || (tag !== null && VERSION.test(tag))) return { version: version ?? tag ?? '', commit, builtAt };
  const since = git('log', '-1', '--format=%H', '--', VERSION_FILE);
  if (since === null || since === '' || git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error('The history ends before the last version here. Name the version: --version v22.4.0');
  return { version: addToPatch(readWrittenVersion(root), Number(git('rev-list', '--count', `${since}..HEAD`) ?? 0)), commit, builtAt };
}
