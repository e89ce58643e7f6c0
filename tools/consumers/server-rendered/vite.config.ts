/** The browser has the development build of React: no other names an attribute that differs from the server's. */
const client = {
  define: { 'process.env.NODE_ENV': '"development"' },
  build: { outDir: 'dist/client', rolldownOptions: { input: 'src/client.tsx', output: { entryFileNames: 'client.js' } } },
};

export default ({ isSsrBuild }: { readonly isSsrBuild?: boolean }) => (isSsrBuild === true ? { build: { outDir: 'dist/server' } } : client);
