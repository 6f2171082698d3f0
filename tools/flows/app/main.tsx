/**
 * Entry module of the flow workbench: on the dev server, and in the folder that `npm run tool -- flows` writes; never
 * in the product.
 */
import '../../../src/ui/ui.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchFaces, showFaces } from '../../../src/ui/faces.ts';
import { Workbench } from './Workbench.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Workbench />
    </StrictMode>,
  );
  void fetchFaces().then(showFaces);
}
