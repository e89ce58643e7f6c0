// Loki opens several tabs at once and only one of them has the focus, so focus rings come and go. Every tab is told that it has it.
// `local`: the description of the protocol comes from the library, because the pinned Chromium is built without its copy and stops when asked.
const remotePath = require.resolve('chrome-remote-interface', { paths: [require.resolve('@loki/target-chrome-app')] });
const connect = require(remotePath);

// A tab is used again for the next picture: a new one starts a process that reads and compiles all of the Storybook anew. A page is left
// behind whole by the navigation, and what loki has set for it (size, media, scripts) goes with its connection.
// After a while it is closed all the same: what it has seen weighs on it.
const free = [];
const connected = new Map();
const PICTURES_OF_A_TAB = 60;
const taken = new Map();

async function takeTab(options) {
  return free.pop() ?? (await connect.New(options));
}

async function connectFocused(options) {
  const client = await connect({ ...options, local: true });
  await client.Emulation.setFocusEmulationEnabled({ enabled: true });
  connected.set(options.target.id, { client, target: options.target, disconnect: client.close.bind(client) });
  return client;
}

async function giveTabBack({ id, ...options }) {
  const { target, disconnect } = connected.get(id);
  connected.delete(id);
  await disconnect();
  taken.set(id, (taken.get(id) ?? 0) + 1);
  if (taken.get(id) < PICTURES_OF_A_TAB) free.push(target);
  else await connect.Close({ ...options, id });
}

require.cache[remotePath].exports = Object.assign(connectFocused, connect, { New: takeTab, Close: giveTabBack });

// Which story is taken in which configuration is decided by its tags (pictures.ts); loki knows one filter for each configuration.
const settingsPath = require.resolve('@loki/runner/src/config');
const readSettings = require(settingsPath);
const filters = JSON.parse(process.env.VISUAL_FILTERS);

require.cache[settingsPath].exports = () => {
  const settings = readSettings();
  const configurations = Object.entries(settings.configurations).filter(([name]) => filters[name] !== undefined);
  return {
    ...settings,
    configurations: Object.fromEntries(configurations.map(([name, values]) => [name, { ...values, storiesFilter: filters[name] }])),
  };
};

// Loki lets a pixel differ by a few steps, so a shade that is wrong everywhere would pass (differsInArea.ts).
const { readFile } = require('node:fs/promises');
const { differsInArea } = require('./differsInArea.ts');
const pixels = require('@loki/diff-pixelmatch');

require.cache[require.resolve('@loki/diff-pixelmatch')].exports = {
  ...pixels,
  createPixelmatchDiffer: (config) => {
    const isAlike = pixels.createPixelmatchDiffer(config);
    return async (reference, current, ...others) =>
      (await isAlike(reference, current, ...others)) && !differsInArea(...(await Promise.all([readFile(reference), readFile(current)])));
  },
};

// Loki writes this function into the page, where a frame that asks for another one makes it call what is gone.
const animationsPath = require.resolve('@loki/browser/src/disable-animations', { paths: [require.resolve('@loki/target-chrome-app')] });
const disableAnimations = String(require(animationsPath));
require.cache[animationsPath].exports = disableAnimations.replace('resolveRAF();', 'resolveRAF?.();');

require('loki/bin/loki');
