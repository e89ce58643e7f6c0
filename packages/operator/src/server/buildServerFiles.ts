import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { buildContainerFiles } from './buildContainerFiles.ts';
import { buildHeaderFiles } from './buildHeaderFiles.ts';
import { buildNginxConf } from './buildNginxConf.ts';
import { buildProxyFiles } from './buildProxyFiles.ts';
import { buildDeployReadme } from './readme.ts';
import type { ServerOptions } from './serverOptions.ts';

/** All files of `dist/deploy` except the checksums, by path (DEP-001). @param version of the build */
export const buildServerFiles = (config: ServiceConfiguration, version: string, options: ServerOptions = {}): ReadonlyMap<string, string> =>
  new Map([
    ['nginx.conf', buildNginxConf(config, options)],
    ...buildProxyFiles(options),
    ...buildHeaderFiles(config),
    ...buildContainerFiles(config),
    ['README.md', buildDeployReadme(config, version)],
  ]);
