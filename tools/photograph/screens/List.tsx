import { LOCALES, type Locale } from '../../../locales/languages.ts';
import { addressOf, situations } from './situations.ts';

/** Every situation, by screen. `readList` reads this list too. */
export function List({ language }: { language: Locale }) {
  return (
    <main className="wrap section stack">
      <h1>
        Every page <em>in every situation</em>
      </h1>
      <p>
        {LOCALES.map((locale) => (
          <a key={locale} href={`?language=${locale}`}>
            {locale}{' '}
          </a>
        ))}
      </p>
      {Object.entries(situations).map(([screen, group]) => (
        <section key={screen} className="stack" aria-labelledby={screen}>
          <h2 id={screen}>{screen}</h2>
          <ul>
            {Object.entries(group).map(([name, situation]) => (
              <li key={name}>
                <a
                  href={addressOf(screen, name, language)}
                  data-situation={name}
                  data-screen={screen}
                  data-moment={situation.moment}
                >
                  {situation.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
