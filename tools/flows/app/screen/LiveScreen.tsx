import './live-screen.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Locale } from '../../../../locales/languages.ts';
import { readTold, tell, type Sent } from '../../../photograph/screens/messages.ts';
import { SCREENS } from './address.ts';
import { heightOf } from '../../../photograph/screens/window.ts';

interface Props {
  /** What the visit is in; null: nothing is drawn, and the frame waits out of sight. */
  situation: Sent | null;
  language: Locale;
  /** Of the window that the product sees, in pixels. */
  width: number;
  /** Per cent of the usual text size. */
  text: number;
  /** Of the picture on the workbench, in pixels. */
  shownWidth: number;
  /** Something was pressed on the page, and the visit is elsewhere now. Handed back as `situation`, it is not drawn anew. */
  onMoved?: (to: Sent) => void;
  /** It is drawn. @param keys of the messages that it shows. */
  onDrawn?: (keys: readonly string[]) => void;
}

/** The window of a frame, and what it told last. */
function useFrame({ situation, language, text, onMoved, onDrawn }: Omit<Props, 'width' | 'shownWidth'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const drawing = useRef(0);
  /** What stands in the frame: what it was told, or where its visit moved since. */
  const shown = useRef<{ situation: Sent; language: Locale; text: number } | null>(null);
  const focused = useRef<Element | null>(null);
  const [ready, setReady] = useState(false);
  const [told, setTold] = useState<'drawing' | 'drawn' | { failed: string }>('drawing');

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readTold(event, frame.current?.contentWindow ?? null);
    if (message?.type === 'ready') setReady(true);
    if (!message || message.type === 'ready' || message.id !== drawing.current) return;
    if (message.type === 'failed') setTold({ failed: message.reason });
    if (message.type === 'drawn') {
      setTold('drawn');
      onDrawn?.(message.keys);
      giveBackFocus();
    }
    if (message.type === 'moved' && shown.current) {
      const { value, context } = message;
      const to = { name: 'Pressed in the frame', value, context };
      shown.current = { ...shown.current, situation: to };
      onMoved?.(to);
    }
  });
  /** A dialog of the page takes the focus when it opens; whoever looks through the workbench keeps it. */
  const giveBackFocus = () => {
    const before = focused.current;
    if (document.activeElement === frame.current && before !== frame.current && before instanceof HTMLElement)
      before.focus();
  };
  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    const window = frame.current?.contentWindow;
    if (!ready || !window || !situation) return;
    const before = shown.current;
    if (before?.situation === situation && before.language === language && before.text === text) return;
    drawing.current += 1;
    shown.current = { situation, language, text };
    focused.current = document.activeElement;
    setTold('drawing');
    tell(window, { type: 'draw', id: drawing.current, situation, language, text });
  }, [ready, situation, language, text]);
  return { frame, told };
}

/** The product itself, in one situation, in a frame. What is pressed there moves its visit. */
export function LiveScreen({ width, shownWidth, ...asked }: Props) {
  const { frame, told } = useFrame(asked);
  const { situation } = asked;
  const scale = shownWidth / width;
  const height = heightOf(width);
  return (
    <div
      className="live-screen"
      hidden={situation === null}
      style={{ inlineSize: shownWidth, blockSize: height * scale }}
      data-told={typeof told === 'object' ? 'failed' : told}
    >
      {/* A page of ours, drawn from data of ours: a sandbox with its own scripts and origin would shut nothing out, and one
          without its origin can't load modules. What it may not touch, it shuts itself out of (isolation.ts). */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        src={`${SCREENS}?frame`}
        title={situation === null ? 'The page' : `The page: ${situation.name}`}
        width={width}
        height={height}
        style={{ scale: String(scale) }}
      />
      {typeof told === 'object' && <p role="alert">This page can’t be drawn: {told.failed}</p>}
    </div>
  );
}
