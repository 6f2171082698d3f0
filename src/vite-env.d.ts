declare module '*.json?messages' {
  const messages: unknown;
  export const parts: unknown;
  export default messages;
}
