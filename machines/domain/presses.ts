/** What is sent by a press alone, and remembered until it is answered (D21). */
export const PRESSES = ['activate', 'resend', 'join', 'unsubscribe'] as const;
