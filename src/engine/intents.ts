/** What a visitor can want, as verbs. The chart decides what comes of it. */
import type { Locale } from '../../machines/domain/languages.ts';
import type { VisitEvent } from '../../machines/visit.types.ts';
import type { Completion, RegistrationValues } from '../../machines/registration/registration.types.ts';

/** @param locale of the page: what is sent is answered in it. */
export function intentsOf(send: (event: VisitEvent) => void, locale: Locale) {
  // Each press has a key of its own; what repeats a press, the chart knows (D21).
  const key = () => crypto.randomUUID();
  return {
    beginCode: () => send({ type: 'code.begun' }),
    submitCode: (code: string) => send({ type: 'code.submitted', code }),
    retryLookUp: () => send({ type: 'lookUp.retried', at: Date.now() }),
    changeCountry: () => send({ type: 'country.changed' }),
    submit: (values: RegistrationValues) => send({ type: 'form.submitted', values, locale, key: key() }),
    complete: (completion: Completion) => send({ type: 'step.submitted', completion, key: key() }),
    cancel: () => send({ type: 'wait.cancelled' }),
    returnToForm: () => send({ type: 'form.returned' }),
    submitEmail: (email: string) => send({ type: 'email.submitted', email, locale, key: key() }),
    changeEmail: () => send({ type: 'email.changeChosen' }),
    keepEmail: () => send({ type: 'email.kept' }),
    goToLogin: () => send({ type: 'login.chosen' }),
    stay: () => send({ type: 'login.stayed' }),
    openCookieSettings: () => send({ type: 'settings.chosen' }),
    logOut: () => send({ type: 'logout.chosen' }),
    sendMailAgain: () => send({ type: 'mail.requested', locale, at: Date.now(), key: key() }),
    activate: () => send({ type: 'activation.pressed', key: key() }),
    join: () => send({ type: 'join.pressed', key: key() }),
    unsubscribe: () => send({ type: 'unsubscribe.pressed', key: key() }),
    goToShop: () => send({ type: 'shop.chosen' }),
    retryReload: () => send({ type: 'reload.retried' }),
    closeFinished: () => send({ type: 'finished.closed' }),
    closeTeaser: () => send({ type: 'teaser.closed' }),
    refuseRole: () => send({ type: 'role.refused' }),
    closeOverlay: () => send({ type: 'overlay.closed' }),
    reportMissing: () => send({ type: 'part.missing' }),
    reportFailure: () => send({ type: 'visit.failed' }),
  };
}
