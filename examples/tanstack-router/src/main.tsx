import '@wallet/ui/fonts.css';
import '@wallet/ui/reset.css';
import '@wallet/ui/tokens.css';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { router } from './router.tsx';

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<RouterProvider router={router} />);
