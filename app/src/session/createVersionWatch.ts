import type { Clock } from '../adapters/clock/Clock.ts';

/** LIM-002: polling interval. Each wait varies by up to a tenth, so that clients do not poll in step (D-APP-07). */
const POLL_MS = 60_000;
const JITTER = 0.1;

type Parts = {
  readonly clock: Clock;
  /** Start of the page, from which the first request is timed. @default now */
  readonly since?: number;
  /** Returns a random number from 0 to 1. */
  readonly draw: () => number;
  readonly running: string;
  /** Resolves with the text of `version.txt`, rejects when it cannot be loaded. */
  readonly askVersion: () => Promise<string>;
  /** Resolves with whether `_healthz` returns 200. */
  readonly askHealth: () => Promise<boolean>;
  /** Whether the tab is visible and online (APP-027). */
  readonly isAwake: () => boolean;
  readonly warn: (message: string) => void;
  /** Called once for each other version that is served. */
  readonly onOther: (version: string) => void;
};

export type VersionWatch = {
  /** Call when the tab becomes visible or the network is back. Sends a request immediately if the last one is long ago (D-APP-07). */
  readonly wake: () => void;
  readonly stop: () => void;
};

/** Returns major, minor and patch, ignoring a suffix. Null when the text is not a version (D-APP-06). */
export function readVersion(text: string): string | null {
  return /^v(\d+\.\d+\.\d+)(?![\d.])/.exec(text.trim())?.[1] ?? null;
}

/** Detects when the provider serves another version than the running one, newer or older (APP-026 to APP-029). */
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
      // A missing file is our fault, a lost network is not worth reporting (D-APP-08).
      if (isWarned) return;
      // Warn only once, because every open tab would repeat it every minute (DEP-004). Another request may have completed while health was
      // being checked.
      const isHealthy = await askHealth().catch(() => false);
      if (isWarned || !isHealthy) return;
      isWarned = true;
      warn('version.txt could not be read, while the provider is healthy');
    }
  }

  function wait(passed: number): void {
    cancel = clock.after(Math.max(0, POLL_MS * (1 - JITTER + 2 * JITTER * draw()) - passed), () => {
      if (isAwake()) void ask();
      wait(0);
    });
  }
  wait(clock.now() - since);
  return {
    wake: () => {
      if (isAwake() && clock.now() - askedAt > POLL_MS) void ask();
    },
    stop: () => {
      isStopped = true;
      cancel?.();
    },
  };
}
