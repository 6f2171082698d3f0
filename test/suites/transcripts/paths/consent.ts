/** Asked for consent: the question is there before it is answered, its settings are a place of their own (D36). */
import { bannerOn } from '../../../browser/consent-banner.ts';
import type { Visitor } from '../visitor.ts';

export async function consent(visitor: Visitor): Promise<void> {
  const banner = bannerOn(visitor.page, visitor.prefix);
  await visitor.open('/registration/code');
  await visitor.until(banner.region);
  await visitor.press('button', 'consentBanner.settings');
  await visitor.until(banner.settingsHeading);
  await visitor.tick('checkbox', 'consentBanner.personalisation');
  await visitor.key('Escape');
  await visitor.press('button', 'consentBanner.settings');
  await visitor.press('button', 'consentBanner.save');
}
