import type { Clock } from '../adapters/clock/Clock.ts';

/** LIM-002: asked so often, each wait longer or shorter by up to a tenth, so that clients do not ask in step (D-APP-07). */
const EVERY_MS = 60_000;
const JITTER = 0.1;

type Parts = {
  readonly clock: Clock;
  /** When the page began, which the first question counts from. @default now */
  readonly since?: number;
  /** 0 to 1. */
  readonly draw: () => number;
  readonly running: string;
  /** The text of `version.txt`; rejects when it cannot be had. */
  readonly askVersion: () => Promise<string>;
  /** Whether `_healthz` answers 200. */
  readonly askHealth: () => Promise<boolean>;
  /** Whether the tab is looked at and has a network (APP-027). */
  readonly isAwake: () => boolean;
  readonly warn: (message: string) => void;
  /** Another version is served; told once for each. */
  readonly onOther: (version: string) => void;
};

export type VersionWatch = {
  /** The tab is looked at again, or the network is back: one question follows at once when the last is long ago (D-APP-07). */
  readonly wake: () => void;
  readonly stop: () => void;
};

/** Major, minor and patch; a suffix is ignored; null for a text that is no version (D-APP-06). */
export function readVersion(text: string): string | null {
  return /^v(\d+\.\d+\.\d+)(?![\d.])/.exec(text.trim())?.[1] ?? null;
}

/** Finds out when the provider serves another version than the one that runs, newer or older (APP-026 to APP-029). */
export function createVersionWatch({
  clock,
  since = clock.now(),
  draw,
  running,
  askVersion,
  askHealth,
  isAwake,
  warn,
  onOther,
}: Parts): VersionWatch {
  let askedAt = since;
  let cancel: (() => void) | null = null;
  let lastVersion = readVersion(running);
  let [isStopped, isWarned] = [false, false];

  async function ask(): Promise<void> {
    askedAt = clock.now();
    try {
      const version = readVersion(await askVersion());
      if (version === null) throw new Error('version.txt holds no version');
      if (version === lastVersion || isStopped) return;
      lastVersion = version;
      onOther(version);
    } catch {
      // A missing file is our fault, a dead network is not news (D-APP-08).
      if (isWarned) return;
      // Once: every open tab would say it every minute (DEP-004). Another question may have been answered while health was asked for.
      const isHealthy = await askHealth().catch(() => false);
      if (isWarned || !isHealthy) return;
      isWarned = true;
      warn('version.txt could not be read, while the provider is healthy');
    }
  }

  function wait(passed: number): void {
    cancel = clock.after(Math.max(0, EVERY_MS * (1 - JITTER + 2 * JITTER * draw()) - passed), () => {
      if (isAwake()) void ask();
      wait(0);
    });
  }
  wait(clock.now() - since);
  return {
    wake: () => {
      if (isAwake() && clock.now() - askedAt > EVERY_MS) void ask();
    },
    stop: () => {
      isStopped = true;
      cancel?.();
    },
  };
}
