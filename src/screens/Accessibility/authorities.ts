/**
 * Known authorities that supervise the accessibility of services in a country (Directive (EU) 2019/882, Article 23);
 * the configuration can override them. docs/accessibility.md says who must check the list.
 */
import type { Authority } from '../../../machines/domain/accessibility-contact.ts';

export const AUTHORITIES: readonly Authority[] = [
  { country: 'AT', name: 'Sozialministeriumservice', url: 'https://www.sozialministeriumservice.gv.at' },
  {
    country: 'DE',
    name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
    url: '',
  },
  {
    country: 'FR',
    name: 'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
    url: 'https://www.economie.gouv.fr/dgccrf',
  },
  { country: 'IT', name: 'Agenzia per l’Italia Digitale (AgID)', url: 'https://www.agid.gov.it' },
  { country: 'NL', name: 'Autoriteit Consument & Markt (ACM)', url: 'https://www.acm.nl' },
  {
    country: 'PL',
    name: 'Państwowy Fundusz Rehabilitacji Osób Niepełnosprawnych (PFRON)',
    url: 'https://www.pfron.org.pl',
  },
  { country: 'SE', name: 'Post- och telestyrelsen (PTS)', url: 'https://www.pts.se' },
];
