import fc from 'fast-check';

// A change is judged on the same examples each time; the full run draws others (`PROPERTIES=new`), and prints the seed of what it refutes.
if (process.env['PROPERTIES'] !== 'new') fc.configureGlobal({ seed: 20_260_715 });
