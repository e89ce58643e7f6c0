import '@wallet/contract/zodWithoutEval';
import '@wallet/ui/tokens.css';
import '@wallet/ui/reset.css';
import '@wallet/ui/fonts.css';
import './look/frame.css';
import './look/parts.css';
import './look/content.css';
import './look/json.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './Console.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root, so there is no place for the console. Put one into the page.');
createRoot(root).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);
