import * as z from 'zod/mini';

const environment = z.object({ GITHUB_REPOSITORY: z.string(), GITHUB_REF_NAME: z.string() });
export type Release = { readonly version: string; readonly repository: string; readonly waiting: readonly string[] };

/**
 * Only a workflow publishes, because npm's proof of provenance names the repository and the commit that made the tarball.
 * @throws unless the workflow runs in the repository of package.json, on the tag of the version, and no changeset is waiting
 */
export function checkOrigin({ version, repository, waiting }: Release, env: NodeJS.ProcessEnv): void {
  const { data } = z.safeParse(environment, env);
  if (data === undefined) throw new Error('Only the workflow .github/workflows/release.yml publishes.');
  if (!repository.endsWith(`/${data.GITHUB_REPOSITORY}.git`))
    throw new Error(`package.json names the repository ${repository}, this is ${data.GITHUB_REPOSITORY}: set its addresses.`);
  const tag = `@wallet/ui@${version}`;
  if (data.GITHUB_REF_NAME !== tag) throw new Error(`The version has the tag ${tag}, this is ${data.GITHUB_REF_NAME}.`);
  if (waiting.length > 0) throw new Error(`These changesets are in no version: ${waiting.join(', ')}. Run npm run release first.`);
}
