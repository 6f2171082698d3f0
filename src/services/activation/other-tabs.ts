/** Notifies other tabs of this browser that a registration is active (D26). */
const CHANNEL = 'vestibule.activated';

export function notifyOtherTabs(registrationId: string) {
  const channel = new BroadcastChannel(CHANNEL);
  const post = channel.postMessage.bind(channel);
  post(registrationId);
  channel.close();
}

/** Calls `heard` once another tab reports the activation; returns a function that stops listening. */
export function listenToOtherTabs(registrationId: string, onActivated: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === registrationId) onActivated();
  });
  return () => channel.close();
}
