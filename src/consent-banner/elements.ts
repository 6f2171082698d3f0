/** Creates elements individually: the page's CSP forbids HTML from strings (D41). */
type Children = readonly (Node | string)[];

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: Children
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

export function button(look: string, words: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: look }, words);
  made.addEventListener('click', onPress);
  return made;
}
