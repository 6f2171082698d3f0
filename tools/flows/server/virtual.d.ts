declare module 'virtual:workbench-data' {
  /** `WorkbenchData`; see `tools/flows/app/data.ts`. */
  const data: unknown;
  export default data;
}
declare module 'virtual:workbench-since' {
  /** `Since` of `tools/flows/compare/since.ts`, or the error. */
  const since: unknown;
  export default since;
}
