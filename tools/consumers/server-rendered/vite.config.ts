/** The browser gets React's development build, because only that build names attributes that differ from the server's. */
const client = {
  define: { 'process.env.NODE_ENV': '"development"' },
  build: { outDir: 'dist/client', rolldownOptions: { input: 'src/client.tsx', output: { entryFileNames: 'client.js' } } },
};

export default ({ isSsrBuild }: { readonly isSsrBuild?: boolean }) => (isSsrBuild === true ? { build: { outDir: 'dist/server' } } : client);
