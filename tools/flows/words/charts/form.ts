/** The words of the form chart. */
import type { formMachine } from '../../../../machines/forms/form.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const formWords: WordsOf<typeof formMachine> = {
  events: {
    'form.delivered': 'what was done before the script came is read',
    'form.drawn': 'the form is drawn, and the visit says what it knows',
    'field.changed': 'the visitor types or chooses',
    'fields.read': 'the real fields are read',
    'fields.missing': 'the form is not in the page',
    'field.left': 'the visitor leaves a field',
    'form.pressed': 'the visitor sends the form',
  },
  guards: {
    held: 'it was sent before the script came',
    fieldsDiffer: 'a script or a password manager filled a field',
    unchecked: 'something else is typed than was checked',
    sentIsUnchecked: 'something else is typed than was checked, and what was sent is known',
    rulesPass: 'the rules find nothing wrong',
    predicatesPass: 'the guards of the visit would let it pass',
    refusedAnew: 'the back end has refused fields of this form',
    refusalGone: 'the refusal has ended',
    visitIsFree: 'the visit does not wait',
    waitIsOver: 'the visit waits no more',
  },
  actions: {
    storeDelivered: 'what was typed and drafted is known, and fills the fields',
    storeDrawn: 'what the visit says is known; what comes late fills what nobody touched',
    seed: 'the fields are filled: what was typed, then the draft, then what is known',
    storeChange: 'the value is known',
    storeRead: 'what the real fields hold is known',
    noteChecked: 'which values are checked is kept',
    storeWrong: 'what the rules found is known',
    storeUnsendable: 'what the guards would not let pass is known',
    showErrors: 'the error is shown above the form, focused',
    showRefusals: 'the refusal is shown above the form, focused, and a refused tick is removed',
    hideErrors: 'errors are no longer shown',
    setValues: 'the values are put into the fields',
    keepDraft: 'the draft is kept',
    sayBegun: 'the start of the form is reported',
    sayTyped: 'the earlier input is reported',
    sayLeft: 'leaving the field is reported',
    sayAllLeft: 'all fields count as left',
    askForRules: 'the rules are asked for',
    handOver: 'the visit gets what was filled in',
  },
  calls: {
    check: { runs: 'the fields are checked', answers: 'the rules answer', fails: 'the rules do not come' },
    fields: {
      runs: 'the real fields are listened to',
      answers: 'the real fields say no more',
      fails: 'the real fields can’t be read',
    },
  },
  delays: { rulesLimit: 'no rules within {time}' },
};
