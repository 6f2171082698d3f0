declare module 'virtual:workbench-data' {
  /** As `workbench/app/data.ts` has it. */
  const data: unknown;
  export default data;
}
declare module 'virtual:workbench-since' {
  /** `Since` of `workbench/compare/since.ts`, or what it can't be had for. */
  const since: unknown;
  export default since;
}
