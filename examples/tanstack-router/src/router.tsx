import { createRootRoute, createRoute, createRouter, Outlet, useRouter } from '@tanstack/react-router';
import { Heading } from '@wallet/ui/foundations/Text';
import { LinkProvider, WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { WelcomeScreen } from '@wallet/ui/screens/welcome';
import { Withdraw } from './Withdraw.tsx';

function Root() {
  const { history } = useRouter();
  return (
    <WalletRoot homeHref="/">
      <LinkProvider navigate={(path) => history.push(path)}>
        <Outlet />
      </LinkProvider>
    </WalletRoot>
  );
}

const root = createRootRoute({ component: Root });
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: () => <WelcomeScreen signUpHref="/join" logInHref="/withdraw" demoHref="/demo" awards={['Best of all']} />,
});
const withdraw = createRoute({ getParentRoute: () => root, path: '/withdraw', component: Withdraw });
const done = createRoute({ getParentRoute: () => root, path: '/done', component: () => <Heading level={1}>It is on its way</Heading> });

export const router = createRouter({ routeTree: root.addChildren([start, withdraw, done]) });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
