import { buildPackage } from './package/buildPackage.ts';

console.log(`package: ${buildPackage().tarball}`);
