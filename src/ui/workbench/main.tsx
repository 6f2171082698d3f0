import '../ui.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { frames } from './frames.tsx';
import { Index } from './Index.tsx';

// Served by the dev server only: `?frame=…` shows one page frame, without it the parts and a list of the frames.
const name = new URLSearchParams(location.search).get('frame');
const Frame = (name !== null && frames[name]) || Index;
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Frame />
    </StrictMode>,
  );
