/** The country of a registration, among the offered ones (D19), sorted for the page's language. */
import { memo } from 'react';
import { isCountry } from '../../../../machines/domain/countries.ts';
import { offeredCountries } from '../../../../machines/invitation/offered-countries.ts';
import { registrationOffers } from '../../../../machines/registration/registration.offers.ts';
import { useSend, useVisit } from '../../../engine/visit/hooks.tsx';
import { useLanguage } from '../../../engine/language/language.tsx';
import { useMessageText } from '../../../engine/language/message.tsx';
import { SelectField } from '../../../ui/select-field/SelectField.tsx';
import type { PartProps } from './part-props.ts';

export const CountryChoice = memo(function CountryChoice({ value, handlers, error }: PartProps & { value: string }) {
  const text = useMessageText();
  const send = useSend();
  const { messages } = useLanguage();
  const offered = offeredCountries(useVisit(({ context }) => context.codeCheck));
  // Country messages are already sorted for the language (`tools/build/compile-messages.ts`).
  const options = Object.keys(messages).flatMap((key) => {
    const country = key.replace('countries.', '');
    return isCountry(country) && offered.includes(country)
      ? [{ value: country, label: text(`countries.${country}`) }]
      : [];
  });
  return (
    <SelectField
      name="country"
      value={value}
      onChange={(event) => {
        handlers.change(event);
        send(registrationOffers.country.event);
      }}
      id="country"
      label={text('fields.country')}
      autoComplete="country"
      options={options}
      placeholder={value === '' ? text('fields.countryPlaceholder') : undefined}
      error={error}
      aria-required
    />
  );
});
