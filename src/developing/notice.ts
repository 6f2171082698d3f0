/** A notice at the bottom of the page for developers: what does not work, why, and an alternative. */
import './developing.css';

interface Action {
  text: string;
  press: () => void;
}

const element = <K extends keyof HTMLElementTagNameMap>(name: K, className: string, text: string) => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

/** Shows it until the returned function is called, or it is closed. */
export function showNotice(text: string, { text: name, press }: Action): () => void {
  const notice = element('section', 'developing-notice', '');
  notice.setAttribute('aria-label', 'For development');
  const words = element('p', '', text);
  words.setAttribute('role', 'status');
  const act = element('button', '', name);
  act.type = 'button';
  act.addEventListener('click', press);
  const workbench = element('a', '', 'Look at the flows in the workbench (opens in a new tab)');
  workbench.href = '/workbench';
  workbench.target = '_blank';
  const close = element('button', '', 'Close');
  close.type = 'button';
  const hide = () => notice.remove();
  close.addEventListener('click', hide);
  notice.append(words, act, workbench, close);
  document.body.append(notice);
  return hide;
}
