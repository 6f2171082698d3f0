declare module '*.json?messages' {
  const messages: unknown;
  export default messages;
}
