import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/start.tsx'),
  route('withdraw', 'routes/withdraw.tsx'),
  route('done', 'routes/done.tsx'),
] satisfies RouteConfig;
