/** The words of the form chart. */
import type { formMachine } from '../../../../machines/forms/form.machine.ts';
import type { WordsOf } from '../words.types.ts';

export const formWords: WordsOf<typeof formMachine> = {
  events: {
    'form.delivered': 'input made before the script loaded is read',
    'form.drawn': 'the form is rendered, with data from the visit',
    'field.changed': 'the visitor types or chooses',
    'fields.read': 'the fields are read',
    'fields.missing': 'the form is not in the page',
    'field.left': 'the visitor leaves a field',
    'form.pressed': 'the visitor sends the form',
  },
  guards: {
    held: 'the form was sent before the script loaded',
    fieldsDiffer: 'a script or a password manager filled a field',
    unchecked: 'the values have changed since the check',
    sentIsUnchecked: 'the values have changed since the check, and the sent values are known',
    rulesPass: 'the rules find no error',
    predicatesPass: 'the guards of the visit pass',
    refusedAnew: 'the back end has refused fields of this form',
    refusalGone: 'the refusal is over',
    visitIsFree: 'the visit is not waiting',
    waitIsOver: 'the visit has stopped waiting',
  },
  actions: {
    storeDelivered: 'the earlier input and the draft are filled in',
    storeDrawn: 'data from the visit is stored, and fills untouched fields',
    seed: 'the fields are filled: earlier input, then the draft, then known data',
    storeChange: 'the value is stored',
    storeRead: 'the values of the fields are stored',
    noteChecked: 'the checked values are stored',
    storeWrong: 'the errors found by the rules are stored',
    storeUnsendable: 'the errors found by the guards are stored',
    showErrors: 'the error is shown above the form, focused',
    showRefusals: 'the refusal is shown above the form, focused, and a refused tick is removed',
    hideErrors: 'errors are hidden',
    setValues: 'the values are put into the fields',
    keepDraft: 'the draft is stored',
    sayBegun: 'the start of the form is reported',
    sayTyped: 'the earlier input is reported',
    sayLeft: 'leaving the field is reported',
    sayAllLeft: 'all fields count as left',
    askForRules: 'the rules are loaded',
    handOver: 'the input is sent to the visit',
  },
  calls: {
    check: { runs: 'the fields are checked', answers: 'the rules answer', fails: 'the rules fail to load' },
    fields: {
      runs: 'the fields are observed',
      answers: 'the observation ends',
      fails: 'the fields can’t be read',
    },
  },
  delays: { rulesLimit: 'no rules within {time}' },
};
