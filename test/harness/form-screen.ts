/** Fields, buttons and error summary of the registration forms, in English. */
import { screen, within } from '@testing-library/react';
import { textOf } from './screen.tsx';

export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const register = () => screen.getByRole('button', { name: textOf('en', 'action.register') });
export const summary = () => screen.findByRole('region', { name: /^Please check/ });
/** Each link of the summary: text and target. */
export const listed = async () =>
  within(await summary())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);
