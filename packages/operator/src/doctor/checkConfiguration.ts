import { readConfiguration, type Configuration } from '@wallet/core/configuration/configuration';
import { findConfigurationFaults } from '@wallet/core/configuration/findConfigurationFaults';
import { parseJson } from '@wallet/core/configuration/readers';
import type { SendRequest } from './ask.ts';
import { createFinding, type Finding } from './finding.ts';

/** Reads the served configuration and reports its faults (DEP-022). */
export async function checkConfiguration(
  origin: string,
  ask: SendRequest,
): Promise<{ readonly config: Configuration | null; readonly findings: readonly Finding[] }> {
  const { status, text } = await ask(`${origin}/config.json`);
  const value = status === 200 ? (parseJson(text) ?? null) : null;
  const config = value === null ? null : (readConfiguration(value) ?? null);
  // Reachability and the origin it names have their own findings.
  const faults = value === null ? [] : findConfigurationFaults(value);
  const filterFaults = (pattern: RegExp): readonly string[] => faults.filter((fault) => pattern.test(fault));
  const standIns = filterFaults(/is a stand-in of the sandbox/);
  const doubles = filterFaults(/stands for the service’s own/);
  const secrets = filterFaults(/is a secret key/);
  const others = faults.filter((fault) => ![...standIns, ...doubles, ...secrets].includes(fault));
  const mend = 'Fix config.json and build again.';
  return {
    config,
    findings: [
      createFinding(
        { id: 'config', holds: 'config.json can be read.', mend },
        value === null ? [`/config.json returns ${status} without a configuration`] : others,
      ),
      createFinding({ id: 'stand-ins', holds: 'No stand-in of the sandbox is left.', mend }, standIns),
      createFinding(
        {
          id: 'doubles',
          holds: 'No double replaces a service.',
          mend: 'Remove "at" from config.json and build again without --doubles.',
        },
        doubles,
      ),
      createFinding(
        { id: 'secrets', holds: 'config.json contains no secret.', mend: 'Remove the key and revoke it: config.json is public.' },
        secrets,
      ),
    ],
  };
}
