import type { ServiceConfiguration } from '@wallet/core/configuration/configuration';
import { containerFiles } from './containerFiles.ts';
import { headerFiles } from './headerFiles.ts';
import { nginxConf } from './nginxConf.ts';
import { proxyFiles } from './proxyFiles.ts';
import { deployReadme } from './readme.ts';
import type { ServerOptions } from './serverOptions.ts';

/** All files of `dist/deploy` except the checksums, by path (DEP-001). @param version of the build */
export const serverFiles = (config: ServiceConfiguration, version: string, options: ServerOptions = {}): ReadonlyMap<string, string> =>
  new Map([
    ['nginx.conf', nginxConf(config, options)],
    ...proxyFiles(options),
    ...headerFiles(config),
    ...containerFiles(config),
    ['README.md', deployReadme(config, version)],
  ]);
