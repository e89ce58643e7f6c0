// Loki opens several tabs at the same time and only one has the focus, so focus rings would come and go. Focus emulation is enabled in
// every tab. `local`: the protocol description comes from the library, because the pinned Chromium is built without it and crashes when
// asked.
const remotePath = require.resolve('chrome-remote-interface', { paths: [require.resolve('@loki/target-chrome-app')] });
const connect = require(remotePath);

// Tabs are reused, because a new one starts a process that reads and compiles all of Storybook again. Navigation discards the previous page
// completely, and loki's settings (size, media, scripts) end with its connection. Tabs are closed after a while, because their memory
// grows.
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

// The tags of a story decide in which configurations it is captured (pictures.ts). Loki accepts one filter per configuration.
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

// Loki tolerates pixels that are off by a few steps, so a shade that is wrong everywhere would pass (differsInArea.ts).
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

// Loki injects this function into the page. A frame that requests another frame makes it call a callback that no longer exists.
const animationsPath = require.resolve('@loki/browser/src/disable-animations', { paths: [require.resolve('@loki/target-chrome-app')] });
const disableAnimations = String(require(animationsPath));
require.cache[animationsPath].exports = disableAnimations.replace('resolveRAF();', 'resolveRAF?.();');

require('loki/bin/loki');
