/** Served by the dev server only: every component in every state. */
import '../ui.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchFaces, showFaces } from '../faces.ts';
import { Index } from './Index.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Index />
    </StrictMode>,
  );
  void fetchFaces().then(showFaces);
}
