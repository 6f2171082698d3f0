/** The bar at the bottom of a recorded page. */
import './panel.css';
import type { Recording } from './recording.ts';

const element = <K extends keyof HTMLElementTagNameMap>(name: K, className: string, text = '') => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

const button = (text: string, press: () => void) => {
  const made = element('button', 'recorder-button', text);
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
};

/** Number of steps, and the visit's state, as in the text. */
function summaryOf(text: string) {
  const lines = text.split('\n');
  const steps = lines.filter((line) => /^[a-z]/.test(line) && !/^begin(?: |$)/.test(line)).length;
  const places = lines.findLast((line) => line.startsWith('  = '))?.slice('  = '.length) ?? '';
  return { steps: `${steps} ${steps === 1 ? 'step' : 'steps'}`, places: places.replace(/ @ .*$/, '').split(' ') };
}

function download(text: string) {
  const link = element('a', '');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'visit.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}

export function showPanel(recording: Recording) {
  const panel = element('section', 'recorder');
  panel.setAttribute('aria-label', 'Visit recorder');
  const steps = element('span', 'recorder-steps');
  const places = element('ul', 'recorder-places');
  const status = element('span', 'recorder-told');
  status.setAttribute('role', 'status');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(recording.text());
      status.textContent = 'Copied';
    } catch {
      status.textContent = 'Not allowed to copy: download it';
    }
  };
  /** The visit's memory stays: the new text begins with it. */
  const restart = () => {
    recording.empty();
    location.reload();
  };
  const stop = () => {
    recording.end();
    panel.remove();
    // Otherwise the next reload would start it again.
    const address = new URL(location.href);
    address.searchParams.delete('record');
    history.replaceState(history.state, '', address);
  };
  const summary = element('div', 'recorder-summary');
  summary.append(steps, status, places);
  const actions = element('div', 'recorder-actions');
  actions.append(
    button('Copy', () => void copy()),
    button('Download', () => download(recording.text())),
    button('Start anew', restart),
    button('Stop', stop),
  );
  panel.append(summary, actions);

  const draw = () => {
    const now = summaryOf(recording.text());
    steps.textContent = now.steps;
    places.replaceChildren(...now.places.map((place) => element('li', '', place)));
    status.textContent = '';
  };
  recording.subscribe(draw);
  draw();
  document.body.append(panel);
}
