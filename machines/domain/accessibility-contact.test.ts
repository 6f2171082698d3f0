import { expect, test } from 'vitest';
import { accessibilityContactIn } from './accessibility-contact.ts';

const contact = { email: 'help@shop.example', phone: '+49 89 99998 480', address: ['1 Velvet Lane'] };
const authority = { country: 'SE', name: 'Post- och telestyrelsen', url: 'https://www.pts.se' };

test.each([
  contact,
  { ...contact, phone: '' },
  { ...contact, authorities: [] },
  { ...contact, authorities: [authority, { ...authority, url: '' }] },
])('%j is shown', (value) => {
  expect(accessibilityContactIn(value)).toBe(value);
});

test.each([
  null,
  { ...contact, email: '' },
  { ...contact, email: 'help@shop.example?bcc=all@shop.example' },
  { ...contact, phone: '089 1234567' },
  { ...contact, address: [] },
  { ...contact, address: ['1', '2', '3', '4', '5', '6', '7'] },
  { ...contact, authorities: [{ ...authority, country: 'XX' }] },
  { ...contact, authorities: [{ ...authority, name: ' ' }] },
  { ...contact, authorities: [{ ...authority, url: 'javascript:alert(1)' }] },
])('%j is not', (value) => {
  expect(accessibilityContactIn(value)).toBe(null);
});
