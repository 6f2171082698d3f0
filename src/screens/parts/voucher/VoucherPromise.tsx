/** The welcome voucher as text: discount, validity, and minimum order value if any (spec, section 9). */
import { voucherWorth, type VoucherVariant } from '../../../../machines/landing-pages/landing-options.ts';
import type { MessageKey } from '../../../../locales/messages.ts';
import { Message } from '../../../engine/language/message.tsx';
import { Note } from '../../../ui/note/Note.tsx';

interface VoucherPromiseProps {
  voucher: VoucherVariant;
  words: Readonly<Record<'plain' | 'minimum', MessageKey>>;
}

export function VoucherPromise({ voucher, words }: VoucherPromiseProps) {
  const { percent, minimum } = voucherWorth(voucher);
  return (
    <Note roomy>
      <Message id={minimum ? words.minimum : words.plain} values={{ percent }} />
    </Note>
  );
}
