import fc from 'fast-check';

// A change is always checked with the same examples. The full run draws new ones (`PROPERTIES=new`) and prints the seed of a failure.
if (process.env['PROPERTIES'] !== 'new') fc.configureGlobal({ seed: 20_260_715 });
