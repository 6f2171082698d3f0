/** Types of the messages, from the English file. */
import type { MessageFormatElement } from 'react-intl';
import type en from './en.json';
import type { KeysOf } from './keys.ts';

/** A group of messages: the first part of their keys. */
export type MessageGroup = keyof typeof en;
/** Every message that a screen may use. */
export type MessageKey = KeysOf<Omit<typeof en, 'mail' | 'numbers'>>;
/** Compiled messages, by their keys. */
export type Messages = Record<string, MessageFormatElement[]>;
