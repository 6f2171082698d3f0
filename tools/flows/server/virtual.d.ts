declare module 'virtual:workbench-data' {
  /** As `tools/flows/app/data.ts` has it. */
  const data: unknown;
  export default data;
}
declare module 'virtual:workbench-since' {
  /** `Since` of `tools/flows/compare/since.ts`, or what it can't be had for. */
  const since: unknown;
  export default since;
}
