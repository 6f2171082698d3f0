import './live-screen.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Locale } from '../../../../locales/languages.ts';
import { readFrameReport, post, type Sent } from '../../../photograph/screens/frame-messages.ts';
import { SCREENS } from './address.ts';
import { heightOf } from '../../../photograph/screens/window.ts';

interface Props {
  /** The visit's situation; null hides the frame. */
  situation: Sent | null;
  language: Locale;
  /** Width of the product's window, in px. */
  width: number;
  /** Percentage of the default text size. */
  text: number;
  /** Width of the picture in the workbench, in px. */
  shownWidth: number;
  /**
   * A press in the frame moved the visit. If its result is passed back as `situation`, the frame is not drawn again.
   */
  onMoved?: (to: Sent) => void;
}

/** The window of a frame, and its latest status. */
function useFrame({ situation, language, text, onMoved }: Omit<Props, 'width' | 'shownWidth'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const drawing = useRef(0);
  /** The content of the frame: as requested, or where its visit has moved since. */
  const shown = useRef<{ situation: Sent; language: Locale; text: number } | null>(null);
  const focused = useRef<Element | null>(null);
  const [ready, setReady] = useState(false);
  const [status, setStatus] = useState<'drawing' | 'drawn' | { failed: string }>('drawing');

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const message = readFrameReport(event, frame.current?.contentWindow ?? null);
    if (message?.type === 'ready') setReady(true);
    if (!message || message.type === 'ready' || message.id !== drawing.current) return;
    if (message.type === 'failed') setStatus({ failed: message.reason });
    if (message.type === 'drawn') {
      setStatus('drawn');
      giveBackFocus();
    }
    if (message.type === 'moved' && shown.current) {
      const { value, context } = message;
      const to = { name: 'Pressed in the frame', value, context };
      shown.current = { ...shown.current, situation: to };
      onMoved?.(to);
    }
  });
  /** A dialog of the page takes the focus when it opens; this returns it to the workbench. */
  const giveBackFocus = () => {
    const before = focused.current;
    if (document.activeElement === frame.current && before !== frame.current && before instanceof HTMLElement)
      before.focus();
  };
  useEffect(() => {
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  useEffect(() => {
    const window = frame.current?.contentWindow;
    if (!ready || !window || !situation) return;
    const before = shown.current;
    if (before?.situation === situation && before.language === language && before.text === text) return;
    drawing.current += 1;
    shown.current = { situation, language, text };
    focused.current = document.activeElement;
    setStatus('drawing');
    post(window, { type: 'draw', id: drawing.current, situation, language, text });
  }, [ready, situation, language, text]);
  return { frame, status };
}

/** The product itself, in one situation, in a frame. Presses there move its visit. */
export function LiveScreen({ width, shownWidth, ...asked }: Props) {
  const { frame, status } = useFrame(asked);
  const { situation } = asked;
  const scale = shownWidth / width;
  const height = heightOf(width);
  return (
    <div
      className="live-screen"
      hidden={situation === null}
      style={{ inlineSize: shownWidth, blockSize: height * scale }}
      data-status={typeof status === 'object' ? 'failed' : status}
    >
      {/* The page and its data are ours: a sandbox with scripts and same origin would protect nothing, and without
          same origin it can't load modules. The page isolates itself (isolation.ts). */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        src={`${SCREENS}?frame`}
        title={situation === null ? 'The page' : `The page: ${situation.name}`}
        width={width}
        height={height}
        style={{ scale: String(scale) }}
      />
      {typeof status === 'object' && <p role="alert">This page can’t be drawn: {status.failed}</p>}
    </div>
  );
}
