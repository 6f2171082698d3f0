/** What is left to others, what is not promised, and what nothing is there for. */
import type { Row } from '../promise.types.ts';

export const ELSEWHERE: readonly Row[] = [
  {
    asvs: ['3.5.4', '4.1.2', '12.1.1', '12.1.2', '12.2.2', '12.3.3', '12.3.4'],
    sentence:
      'TLS ends at the proxy in front: its versions, ciphers, certificates and redirects; the shop has a host name of its own.',
  },
  {
    asvs: ['6.1.2', '6.1.3', '6.2.*', '6.3.1', '6.3.3', '6.3.4', '6.4.2', '6.4.3', '6.4.4', '11.4.2'],
    sentence: 'Nobody signs in here: passwords, further factors and recovery are those of the shop’s accounts.',
  },
  {
    asvs: ['7.1.2', '7.1.3', '7.2.4', '7.4.3', '7.5.2', '7.6.*', '16.3.1'],
    sentence: 'So are the sessions of members, and the log of who signs in.',
  },
  {
    asvs: ['13.2.1', '13.2.2', '13.3.1', '13.3.2', '16.4.2', '16.4.3'],
    sentence: 'Accounts of the database and the mail server, where secrets are kept, and where the log goes.',
  },
  { asvs: ['15.2.1'], sentence: 'Advisories on packages are looked up where the registry can be asked: `npm audit`.' },
];

export const NOT_PROMISED: readonly Row[] = [
  {
    asvs: ['3.3.1'],
    sentence:
      'The language cookies (`lang`, `i18n_redirected`) have no prefix, and locally none is sent over https: they hold a language.',
  },
  {
    asvs: ['3.3.4', '14.3.3'],
    sentence:
      'The bearer cookie can be read by script, as the contract’s Authorization header needs (D41), and what is typed survives a reload in the tab (D22). What guards both is the policy of the page.',
  },
  {
    asvs: ['14.2.1'],
    sentence:
      'A mailed link carries its id or token in its query, for a mail carries nothing else; the page takes it out of the address bar at once, and no log or referrer has it.',
  },
  {
    asvs: ['4.4.2'],
    sentence: 'The origin of a web socket is not looked at: it is let in by a token that no browser sends by itself.',
  },
  { asvs: ['6.5.5'], sentence: 'A mailed link lives a day, not ten minutes (D25): it activates, and signs nobody in.' },
  {
    asvs: ['7.1.1', '7.3.1', '7.4.1', '7.4.5', '7.5.1'],
    sentence:
      'A bearer lives seven days whether it is used or not; logging out forgets it in the browser, and the token itself ends by its time. It opens one registration that is not active yet, its address included.',
  },
  {
    asvs: ['11.1.1', '11.2.2'],
    sentence:
      'There is one secret, and no plan for its change: with another one all tokens, links and stored answers are void.',
  },
  {
    asvs: ['11.5.1'],
    sentence: 'Registration codes have 64 random bits (D42), for people type them; ids that open something have 128.',
  },
  {
    asvs: ['6.8.1'],
    sentence:
      'Of an external token issuer an address is believed as it stands in its token: name only one that proves addresses.',
  },
  { asvs: ['13.4.4'], sentence: 'TRACE is answered like any method that is not known here: not found.' },
  {
    asvs: ['16.3.2', '16.3.3'],
    sentence: 'The log tells status and operation of a request, not which rule refused it.',
  },
];

export const NOT_APPLICABLE: readonly Row[] = [
  {
    asvs: ['1.2.5', '1.2.6', '1.2.7', '1.2.8', '1.3.8', '1.3.9', '1.3.10', '1.5.1'],
    sentence: 'No commands, LDAP, XPath, LaTeX, JNDI, memcache, format strings or XML.',
  },
  { asvs: ['1.3.1', '1.3.4', '1.3.5'], sentence: 'Nobody sends markup, pictures or style sheets.' },
  { asvs: ['1.3.6'], sentence: 'No input names an address that the server asks.' },
  { asvs: ['1.4.*'], sentence: 'No memory is managed by hand.' },
  { asvs: ['3.5.5'], sentence: 'Pages take no messages from other windows.' },
  { asvs: ['5.1.*', '5.2.*', '5.3.1', '5.4.*'], sentence: 'No files are uploaded, and none are made from input.' },
  { asvs: ['6.6.1', '6.8.3', '6.8.4'], sentence: 'No telephone, no SAML, no strengths of authentication.' },
  {
    asvs: ['7.2.3', '8.4.1', '11.4.4', '12.1.3'],
    sentence: 'No reference tokens, tenants, keys from passwords or client certificates.',
  },
  { asvs: ['10.*'], sentence: 'No OAuth and no OpenID Connect: tokens of an external token issuer come in links.' },
  { asvs: ['17.*'], sentence: 'No WebRTC.' },
];
