declare module 'virtual:workbench-data' {
  /** As `workbench/app/data.ts` has it. */
  const data: unknown;
  export default data;
}
