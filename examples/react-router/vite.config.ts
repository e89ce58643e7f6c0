import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Found before the first page is asked for: a part that the development server finds late loads the page a second time.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
});
