/** `npm run pseudo`: the whole product in the language that nobody speaks (accents, 40 % longer), to look at its layouts. */
process.env['PSEUDO'] = 'yes';
await import('./start.ts');
